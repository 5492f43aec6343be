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
        "holidays of regions and of neighbours, in French",
        arguments: [
            ("victoire de 1945", "2026-05-08"),
            ("la Saint-Étienne", "2026-12-26"),
            ("deuxième jour de Noël", "2026-12-26"),
            ("abolition de l'esclavage en Guadeloupe", "2026-05-27"),
            ("fête de la Communauté flamande", "2026-07-11"),
            ("fête de la Communauté germanophone", "2026-11-15"),
            ("fêtes de Wallonie", "2026-09-20"),
            ("fête de l'Iris", "2026-05-08"),
            ("fête du Roi", "2026-11-15"),
            ("Berchtoldstag", "2027-01-02"),
            ("la Saint-Joseph", "2026-03-19"),
            ("saints Pierre et Paul", "2026-06-29"),
            ("Jeûne genevois", "2026-09-10"),
            ("Jeûne fédéral", "2026-09-20"),
            ("Restauration de la République", "2026-12-31"),
            ("fête de l'Escalade", "2026-12-12"),
            ("Knabenschiessen", "2026-09-14"),
            ("indépendance jurassienne", "2026-06-23"),
            ("instauration de la République neuchâteloise", "2027-03-01"),
            ("fête nationale du Québec", "2026-06-24"),
            ("fête de la Reine", "2026-05-18"),
            ("congé civique", "2026-08-03"),
            ("journée de la vérité et de la réconciliation", "2026-09-30"),
            ("jour du Souvenir", "2026-11-11"),
            ("journée nationale des peuples autochtones", "2026-06-21"),
            ("bataille de la Boyne", "2026-07-12"),
            ("dimanche du Souvenir", "2026-11-08"),
            ("bank holiday d'août", "2026-08-31"),
            ("jour des présidents", "2027-02-15"),
            ("Memorial Day", "2026-05-25"),
            ("Labor Day", "2026-09-07"),
            ("Thanksgiving", "2026-11-26"),
            ("mi-carême", "2026-03-12"),
            ("fête des pères en Suisse", "2026-06-07"),
            ("fête des grands-pères", "2026-10-04"),
            ("cyber monday", "2026-11-30"),
        ])
    func moreFrench(words: String, day: String) throws {
        #expect(try DateWorld.french().start(words) == day + "T00:00:00")
    }

    @Test(
        "holidays of regions and of neighbours, in English",
        arguments: [
            ("berchtoldstag", "2027-01-02"),
            ("geneva fast", "2026-09-10"),
            ("federal fast", "2026-09-20"),
            ("swiss national day", "2026-08-01"),
            ("belgian national day", "2026-07-21"),
            ("king's feast", "2026-11-15"),
            ("flemish community day", "2026-07-11"),
            ("bastille day", "2026-07-14"),
            ("ve day", "2026-05-08"),
            ("quebec national day", "2026-06-24"),
            ("st. jean baptiste day", "2026-06-24"),
            ("national indigenous peoples day", "2026-06-21"),
            ("civic holiday", "2026-08-03"),
            ("discovery day", "2026-08-17"),
            ("nunavut day", "2026-07-09"),
            ("day for truth and reconciliation", "2026-09-30"),
            ("louis riel day", "2027-02-15"),
            ("canadian thanksgiving day", "2026-10-12"),
            ("battle of the boyne", "2026-07-12"),
            ("king's birthday", "2026-06-13"),
            ("remembrance sunday", "2026-11-08"),
            ("hogmanay", "2026-12-31"),
            ("august bank holiday", "2026-08-31"),
            ("st stephen's day", "2026-12-26"),
            ("commonwealth day", "2027-03-08"),
            ("patriots' day", "2026-04-20"),
            ("inauguration day", "2029-01-20"),
            ("nevada day", "2026-10-30"),
            ("arbor day", "2026-04-24"),
            ("leap day", "2028-02-29"),
            ("day after thanksgiving", "2026-11-27"),
            ("super bowl sunday", "2027-02-14"),
        ])
    func moreEnglish(words: String, day: String) throws {
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
