extension EnglishDates {
    /// Public holidays and days everyone knows in the United States, the United Kingdom and Canada.
    static let holidays = """
        class fest
        holiday(12, 25) = christmas, xmas, christmas day, x mas, xmas day
        holiday(12, 24) = christmas eve, xmas eve
        holiday(12, 26) = boxing day
        holiday(12, 31) = new year's eve, new years eve
        holiday(1, 1) = new year's day, new years day, new year, new year's, new years
        holiday(2, 2) = groundhog day, groundhogs day, groundhog's day
        holiday(2, 12) = abraham lincoln's birthday, lincoln's birthday, lincolns' birthday, lincolns birthday
        holiday(2, 14) = valentine's day, valentines day, valentine day
        holiday(3, 17) = st patrick's day, st patricks day, st. patrick's day, saint patricks day, saint patrick's day, st paddy's day, st paddys day
        holiday(4, 1) = april fools, april fool's day, april fools day
        holiday(4, 22) = earth day
        holiday(6, 19) = juneteenth
        holiday(7, 1) = canada day
        holiday(7, 4) = independence day
        holiday(9, 11) = patriot day
        holiday(10, 31) = halloween, hallowe'en
        holiday(11, 1) = all saints' day, all saints day
        holiday(11, 5) = guy fawkes night, bonfire night
        holiday(11, 11) = veterans day, veterans' day, veteran's day, remembrance day, armistice day
        easter(0) = easter, easter sunday, easter day
        easter(1) = easter monday, easter mon
        easter(-2) = good friday
        easter(-3) = maundy thursday
        easter(-7) = palm sunday
        easter(-46) = ash wednesday
        easter(-47) = shrove tuesday, pancake day, mardi gras
        easter(39) = ascension day
        easter(49) = pentecost, whit sunday
        easter(50) = whit monday
        easter(-46, 46) = lent
        orthodox(0) = orthodox easter
        orthodox(-2) = orthodox good friday
        orthodox(-48, 40) = great fast, great lent
        nthweekday(3, 1, 1) = mlk day, mlk jr. day, martin luther king day, martin luther king jr. day, martin luther king's day
        nthweekday(3, 1, 2) = president day, presidents day, presidents' day, president's day, washington's birthday, washington day
        nthweekday(2, 7, 3) = daylight saving start, daylight savings start, daylight saving start day, daylight savings start day
        nthweekday(1, 7, 11) = daylight saving end, daylight savings end, daylight saving end day, daylight savings end day
        nthweekday(2, 7, 5) = mother's day, mothers day, mothers' day
        nthweekday(3, 7, 6) = father's day, fathers day, fathers' day
        nthweekday(-1, 1, 5) = memorial day
        nthweekday(1, 1, 5) = early may bank holiday, may day bank holiday
        nthweekday(-1, 1, 8) = summer bank holiday
        nthweekday(1, 1, 9) = labor day, labour day
        nthweekday(2, 1, 10) = columbus day, indigenous peoples' day, indigenous peoples day, canadian thanksgiving
        nthweekday(4, 4, 11) = thanksgiving, thanksgiving day
        nthweekday(4, 4, 11, 1) = black friday
        nthweekday(4, 4, 11, 4) = cyber monday
        nthweekday(-1, 6, 4, -3) = administrative professionals' day, administrative professionals day, administrative professional day, secretaries day
        nthweekday(2, 7, 5, -2) = military spouse day
        holiday(4, 15) = tax day
        """
}
