/// What every language writes alike: ISO 8601. The notation is that of ``Grammar``.
enum CommonDates {
    static let texts = [iso8601]

    private static let iso8601 = """
        class open
        word = (
        class close
        word = )
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
        s <- <d4> +(-) +(w) +<d2:1-53> : and(year($1), week($2))
        s <- <isofull> : $1
        s <- <isofull> +(/) +<isofull> : range($1, $2)
        s <- <isodate> +(/) +<isodate> : range($1, $2)
        """
}
