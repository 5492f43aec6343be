import Foundation

/// Where the sun and the moon stand, for calendars that follow them. Times are days since 1 January 1970, UT.
///
/// Source: Jean Meeus, *Astronomical Algorithms*, chapters 25 and 47, with the terms above 0.004°: the moments of the
/// moon are right within ten minutes from 1800 to 2200.
enum Sky {
    /// Apparent longitude of the sun, in degrees.
    static func sun(_ time: Double) -> Double {
        let t = centuries(time)
        let mean = 280.46646 + 36_000.76983 * t
        let anomaly = radians(357.52911 + 35_999.05029 * t)
        let centre = 1.914602 * sin(anomaly) + 0.019993 * sin(2 * anomaly) + 0.000289 * sin(3 * anomaly)
        return turn(mean + centre - 0.00569 - 0.00478 * sin(radians(125.04 - 1934.136 * t)))
    }

    /// Longitude of the sun among the stars, by Lahiri's reckoning: the signs of the Hindu calendar.
    static func siderealSun(_ time: Double) -> Double { turn(sun(time) - 23.853 - 1.3969 * centuries(time)) }

    /// Longitude of the moon, in degrees.
    static func moon(_ time: Double) -> Double {
        let t = centuries(time)
        let elongation = 297.8501921 + 445_267.1114034 * t
        let sunAnomaly = 357.5291092 + 35_999.0502909 * t
        let moonAnomaly = 134.9633964 + 477_198.8675055 * t
        let latitude = 93.272095 + 483_202.0175233 * t
        let sum = moonTerms.reduce(0.0) { sum, term in
            let angle = term.0 * elongation + term.1 * sunAnomaly + term.2 * moonAnomaly + term.3 * latitude
            return sum + term.4 * sin(radians(angle))
        }
        return turn(218.3164477 + 481_267.88123421 * t + sum / 1e6)
    }

    /// The first moment from `time` on when the moon is `angle` degrees ahead of the sun: 0 is the new moon.
    static func phase(_ angle: Double, after time: Double) -> Double {
        var moment = time + turn(angle - elongation(time)) / degreesADay
        for _ in 0..<6 { moment -= signed(elongation(moment) - angle) / degreesADay }
        return moment
    }

    /// The moment near `time` when the longitude of the sun is `angle`.
    static func crossing(_ angle: Double, near time: Double, of longitude: (Double) -> Double) -> Double {
        var moment = time
        for _ in 0..<8 { moment -= signed(longitude(moment) - angle) * 365.2422 / 360 }
        return moment
    }

    private static let degreesADay = 12.190749

    private static func elongation(_ time: Double) -> Double { turn(moon(time) - sun(time)) }

    /// Julian centuries since noon of 1 January 2000.
    private static func centuries(_ time: Double) -> Double { (time - 10_957.5) / 36_525 }

    private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }

    private static func turn(_ degrees: Double) -> Double {
        let rest = degrees.truncatingRemainder(dividingBy: 360)
        return rest < 0 ? rest + 360 : rest
    }

    private static func signed(_ degrees: Double) -> Double { turn(degrees + 180) - 180 }

    /// Multiples of the four arguments, and a coefficient in millionths of a degree.
    private static let moonTerms: [(Double, Double, Double, Double, Double)] = [
        (0, 0, 1, 0, 6_288_774), (2, 0, -1, 0, 1_274_027), (2, 0, 0, 0, 658_314), (0, 0, 2, 0, 213_618),
        (0, 1, 0, 0, -185_116), (0, 0, 0, 2, -114_332), (2, 0, -2, 0, 58_793), (2, -1, -1, 0, 57_066),
        (2, 0, 1, 0, 53_322), (2, -1, 0, 0, 45_758), (0, 1, -1, 0, -40_923), (1, 0, 0, 0, -34_720),
        (0, 1, 1, 0, -30_383), (2, 0, 0, -2, 15_327), (0, 0, 1, 2, -12_528), (0, 0, 1, -2, 10_980),
        (4, 0, -1, 0, 10_675), (0, 0, 3, 0, 10_034), (4, 0, -2, 0, 8548), (2, 1, -1, 0, -7888),
        (2, 1, 0, 0, -6766), (1, 0, -1, 0, -5163), (1, 1, 0, 0, 4987), (2, -1, 1, 0, 4036),
    ]
}
