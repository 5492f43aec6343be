import Testing

@testable import PocheKit

@Suite("Feasts and public holidays")
struct FeastTests {
    @Test(
        "public holidays of France, Belgium, Switzerland and Canada",
        arguments: [
            ("le lundi de Pâques 2027", "2027-03-29"), ("jeudi de l'Ascension 2026", "2026-05-14"),
            ("lundi de Pentecôte 2026", "2026-05-25"), ("14 juillet", "2026-07-14"), ("l'Assomption", "2026-08-15"),
            ("la Toussaint", "2026-11-01"), ("l'armistice", "2026-11-11"), ("fête nationale belge", "2026-07-21"),
            ("fête nationale suisse", "2026-08-01"), ("lundi du Jeûne fédéral 2026", "2026-09-21"),
            ("fête des mères", "2026-05-31"), ("fête des mères 2023", "2023-06-04"),
            ("la Saint-Jean-Baptiste", "2026-06-24"), ("fête du Canada", "2026-07-01"),
            ("journée nationale des patriotes", "2026-05-18"), ("action de grâce", "2026-10-12"),
        ])
    func french(words: String, day: String) throws {
        #expect(try DateWorld.french().start(words) == day + "T00:00:00")
    }

    @Test(
        "public holidays of the United Kingdom, the United States and Canada",
        arguments: [
            ("good friday", "2026-04-03"), ("easter monday", "2026-04-06"), ("boxing day", "2026-12-26"),
            ("early may bank holiday", "2026-05-04"), ("summer bank holiday", "2026-08-31"),
            ("spring bank holiday", "2026-05-25"), ("mlk day 2027", "2027-01-18"),
            ("presidents' day 2027", "2027-02-15"),
            ("memorial day", "2026-05-25"), ("juneteenth", "2026-06-19"), ("labor day", "2026-09-07"),
            ("columbus day", "2026-10-12"), ("veterans day", "2026-11-11"), ("thanksgiving", "2026-11-26"),
            ("victoria day", "2026-05-18"), ("canada day", "2026-07-01"), ("tax day 2028", "2028-04-18"),
        ])
    func english(words: String, day: String) throws {
        #expect(try DateWorld.english().start(words) == day + "T00:00:00")
    }

    @Test(
        "feasts that follow the moon",
        arguments: [
            ("eid al-fitr 2026", "2026-03-20"), ("ramadan 2027", "2027-02-08"), ("rosh hashanah 2026", "2026-09-11"),
            ("yom kippur 2026", "2026-09-20"), ("hanukkah 2026", "2026-12-04"), ("passover 2026", "2026-04-01"),
            ("diwali 2024", "2024-10-31"), ("holi 2025", "2025-03-14"), ("maha shivaratri 2024", "2024-03-08"),
            ("makar sankranti 2026", "2026-01-14"), ("chinese new year 2027", "2027-02-06"),
            ("mid-autumn festival 2026", "2026-09-25"), ("orthodox easter 2026", "2026-04-12"),
        ])
    func moon(words: String, day: String) throws {
        #expect(try DateWorld.english().start(words) == day + "T00:00:00")
    }

    @Test("Islamic feasts of the last century are those of the rule of that time")
    func formerRule() throws {
        #expect(try DateWorld.english().start("eid al-adha 1966") == "1966-04-01T00:00:00")
        #expect(try DateWorld.english().start("eid al-adha 1974") == "1974-01-03T00:00:00")
        #expect(try DateWorld.english().start("eid al-adha 1980") == "1980-10-19T00:00:00")
    }

    @Test("French names of the same feasts")
    func frenchNames() throws {
        let french = DateWorld.french()
        for (words, other) in [
            ("Aïd el-Kébir 2026", "eid al-adha 2026"), ("Roch Hachana 2026", "rosh hashanah 2026"),
            ("le nouvel an chinois 2027", "chinese new year 2027"), ("Hanoucca 2026", "hanukkah 2026"),
        ] {
            #expect(try french.start(words) == DateWorld.english().start(other))
        }
    }

    @Test("Easter agrees with the tables of four centuries")
    func easter() {
        for (year, month, day) in [(1818, 3, 22), (1943, 4, 25), (2000, 4, 23), (2025, 4, 20), (2038, 4, 25)] {
            #expect(Easter.western(year) == Civil.day(year, month, day))
        }
        #expect(Easter.orthodox(2024) == Civil.day(2024, 5, 5))
    }
}
