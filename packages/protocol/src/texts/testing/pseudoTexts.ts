const accents: Readonly<Record<string, string>> = {
  ...{ a: 'á', b: 'ƀ', c: 'ç', d: 'ð', e: 'é', f: 'ƒ', g: 'ĝ', h: 'ĥ', i: 'î', j: 'ĵ', k: 'ķ' },
  ...{ l: 'ļ', m: 'ɱ', n: 'ñ', o: 'ö', p: 'þ', q: 'ǫ', r: 'ŕ', s: 'š', t: 'ţ', u: 'û', v: 'ṽ' },
  ...{ w: 'ŵ', x: 'ẋ', y: 'ý', z: 'ž' },
  ...{ A: 'Á', B: 'Ɓ', C: 'Ç', D: 'Ð', E: 'É', F: 'Ƒ', G: 'Ĝ', H: 'Ĥ', I: 'Î', J: 'Ĵ', K: 'Ķ' },
  ...{ L: 'Ļ', M: 'Ṁ', N: 'Ñ', O: 'Ö', P: 'Þ', Q: 'Ǫ', R: 'Ŕ', S: 'Š', T: 'Ţ', U: 'Û', V: 'Ṽ' },
  ...{ W: 'Ŵ', X: 'Ẋ', Y: 'Ý', Z: 'Ž' },
}
const [isolate, end] = ['\u2068', '\u2069']

/** The texts of a language that does not exist: English with accents and 40 per cent longer. What a caller hands in stays, in isolates. */
export function pseudoTexts<texts>(texts: texts): texts {
  return pseudo(texts, []) as texts
}

/**
 * What of a shown text is English: the letters that are none of `data` and not accented. What a message was given counts too, so that a phrase
 * of the code's own is found in it: `data` is what users, wallets, networks and standards say. Empty where there are none.
 */
export function englishIn(shown: string, data: readonly string[] = []): readonly string[] {
  const withoutData = [...data]
    .filter((one) => one !== '')
    .sort((one, other) => other.length - one.length)
    .reduce((text, one) => text.replaceAll(one, ' '), shown)
  return withoutData.match(/[A-Za-z]{2,}/g) ?? []
}

function pseudo(texts: unknown, data: readonly string[]): unknown {
  if (typeof texts === 'string') return lengthen(texts, data)
  if (typeof texts === 'function')
    return (...parameters: readonly unknown[]) =>
      pseudo(texts(...parameters.map(pseudoParameter)), stringsOf(parameters))
  // What a tag made of its template is no text.
  if (!isPlain(texts)) return texts
  return Object.fromEntries(
    Object.entries(texts).map(([key, one]) => [
      key,
      Array.isArray(one) ? one.map((part) => pseudo(part, data)) : pseudo(one, data),
    ]),
  )
}

/** A tag of a template, or what marks a word up, gets the words with accents. */
function pseudoParameter(parameter: unknown): unknown {
  if (typeof parameter === 'function')
    return (first: unknown, ...rest: readonly unknown[]) => parameter(accentAll(first), ...rest)
  if (!isPlain(parameter)) return parameter
  const entries = Object.entries(parameter)
  if (!entries.some(([, value]) => typeof value === 'function')) return parameter
  return Object.fromEntries(entries.map(([key, value]) => [key, pseudoParameter(value)]))
}

function accentAll(words: unknown): unknown {
  if (typeof words === 'string') return accent(words)
  return Array.isArray(words) ? words.map(accentAll) : words
}

function stringsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.length > 1 ? [value] : []
  if (Array.isArray(value)) return value.flatMap(stringsOf)
  return isPlain(value) ? Object.values(value).flatMap(stringsOf) : []
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  // An element of React.
  !('$$typeof' in value) &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value))

function lengthen(text: string, data: readonly string[] = []): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return text
  const more = Array.from({ length: Math.ceil(letters * 0.4) }, (_, at) => (at % 7 ? 'ö' : ' '))
  return accent(text, data) + more.join('')
}

function accent(text: string, data: readonly string[] = []): string {
  const [one, ...others] = data
  if (one !== undefined) {
    const parts = text.split(one).map((part) => accent(part, others))
    return parts.join(`${isolate}${one}${end}`)
  }
  return text.replace(/[A-Za-z]/g, (letter) => accents[letter] ?? letter)
}
