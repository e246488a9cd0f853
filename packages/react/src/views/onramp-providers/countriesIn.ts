/** Codes that `Intl` has names for and that are no countries: unions, and what is made up for tests. */
const others: readonly string[] = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']
const letters = Array.from({ length: 26 }, (_, place) => String.fromCharCode(65 + place))

/** All countries by ISO 3166-1, each with its name in a language, in the order of that language. */
export function countriesIn(locale: string): readonly { code: string; name: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const seen = new Set<string>()
  return letters
    .flatMap((first) => letters.map((second) => `${first}${second}`))
    .flatMap((code) => {
      const [name, key] = [names.of(code), english.of(code)]
      // Former codes have the name of the one that took their place, which comes under its own.
      if (name === undefined || key === undefined || others.includes(code)) return []
      if (seen.has(key) || isFormer(code)) return []
      seen.add(key)
      return [{ code, name }]
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, locale))
}

/** A code that was given up is written as its successor. */
function isFormer(code: string): boolean {
  return Intl.getCanonicalLocales(`und-${code}`)[0] !== `und-${code}`
}
