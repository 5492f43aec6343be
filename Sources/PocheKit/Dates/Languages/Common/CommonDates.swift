/// What every language writes alike: ISO 8601. The notation is that of ``Grammar``.
enum CommonDates {
    static let texts = [iso8601]

    private static let iso8601 = """
        class open
        word = (
        class close
        word = )
        class zonecode
        Etc/GMT = gmt, utc
        Etc/GMT-1 = CET, WAT
        Etc/GMT-2 = cest, CAT, EET
        Etc/GMT-1 = bst
        Etc/GMT-3 = EAT, eest
        Etc/GMT+5 = EST
        Etc/GMT+4 = edt
        Etc/GMT+6 = cst
        Etc/GMT+5 = cdt
        Etc/GMT+7 = mst
        Etc/GMT+6 = mdt
        Etc/GMT+8 = pst
        Etc/GMT+7 = pdt
        Etc/GMT-8 = awst, hkt, sgt
        Etc/GMT-9 = jst, kst
        Etc/GMT-10 = aest
        Etc/GMT-11 = aedt
        Etc/GMT-12 = nzst
        Etc/GMT-13 = nzdt
        Australia/Adelaide = acst, acdt
        Asia/Kolkata = ist
        isodate <- <d4> +(-) +<digits> +(-) +<digits> : ymd($1, $2, $3)
        isotime <- <d2> +(:) +<d2> : clock($1, $2)
        isotime <- <d2> +(:) +<d2> +(:) +<d2> : clock($1, $2, $3)
        isofull <- <isodate> +(t) +<isotime> : and($1, $2)
        isofull <- <isodate> <isotime> : and($1, $2)
        isofull <- <isofull> +(z) : zone($1, GMT)
        isofull <- <isofull> +(+) +<d2> +(:)? +<d2> : offset($1, $2, $3)
        isofull <- <isofull> +(-) +<d2> +(:)? +<d2> : offset($1, $2, $3, 1)
        isofull <- <isofull> +(+) +<d4> : offset($1, $2)
        isofull <- <isofull> +(-) +<d4> : offset($1, $2, 0, 1)
        date <- <isodate> : $1
        date <- <d4:1000-9999> +(/) +<digits> +(/) +<digits> : ymd($1, $2, $3)
        date <- <d4:1000-9999> +(.) +<d2> +(.) +<d2> : ymd($1, $2, $3)
        compact <- <d8:10000101-99991231> : compactdate($1)
        compacttime <- <d4> : compacttime($1)
        compacttime <- <d6> : compacttime($1, 1)
        s <- <compact> : ~$1
        isofull <- <compact> +(t) +<compacttime> : and($1, $2)
        isofull <- <isodate> +(t) +<compacttime> : and($1, $2)
        s <- <d4> +(-)? +(w) +<d2> : isoweek($1, $2)
        s <- <d4> +(w) +<d3:11-537> : isoweek($1, $2)
        s <- <d4> +(-) +(w) +<d2> +(-) +<digits:1-7> : isoweek($1, $2, $3)
        s <- <d4> +(w) +<d2> +(-) +<digits:1-7> : isoweek($1, $2, $3)
        # "Mon, 15 May 2006 17:56:08 -0500": the hour of a letter's head.
        isosecond <- <d2> +(:) +<d2> +(:) +<d2> : clock($1, $2, $3)
        headtime <- <isosecond> (+) +<d4> : offset($1, $2)
        headtime <- <isosecond> (-) +<d4> : offset($1, $2, 0, 1)
        date <- <date> <headtime> : and($1, $2)
        s <- <isofull> : $1
        s <- <isofull> +(/) +<isofull> : range($1, $2)
        s <- <isodate> +(/) +<isodate> : range($1, $2)
        """
}
