import { createLength, type LengthUnit } from './createLength.js'
import { directionOf } from './directionOf.js'

/** How a message writes its arguments: numbers, plurals, lists and times of one locale, all by `Intl`. */
export type Formats = {
  /** A BCP 47 tag. */
  readonly locale: string
  readonly dir: 'ltr' | 'rtl'
  number(value: number | bigint, options?: Intl.NumberFormatOptions): string
  /** The form for this count, by the plural rules of the language. */
  plural(count: number, forms: PluralForms): string
  /** All of them: `a, b and c`. */
  and(items: readonly string[]): string
  /** One of them: `a, b or c`. */
  or(items: readonly string[]): string
  /** Milliseconds since 1970. */
  date(at: number, options: Intl.DateTimeFormatOptions): string
  /** How long ago, in the largest whole unit: `3 hours ago`. Milliseconds. */
  ago(ms: number): string
  /** A length of time in one unit: `3 hours`. */
  length(value: number, unit: LengthUnit): string
}

/** What a message says for each kind of count that its language tells apart. */
export type PluralForms = { readonly [rule in Intl.LDMLPluralRule]?: string } & {
  readonly other: string
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const

/** Makes the formats of a locale. What `Intl` needs for them is made on the first use. */
export function createFormats(locale: string): Formats {
  const rules = once(() => new Intl.PluralRules(locale))
  const numbers = once(() => new Intl.NumberFormat(locale))
  const all = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }))
  const any = once(() => new Intl.ListFormat(locale, { type: 'disjunction' }))
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }))
  return {
    locale,
    dir: directionOf(locale),
    number: (value, options) =>
      (options ? new Intl.NumberFormat(locale, options) : numbers()).format(value),
    plural: (count, forms) => forms[rules().select(count)] ?? forms.other,
    and: (items) => all().format(items),
    or: (items) => any().format(items),
    date: (at, options) => new Intl.DateTimeFormat(locale, options).format(at),
    ago(ms) {
      const [unit, size] = units.find(([, size]) => ms >= size) ?? ['second', 1_000]
      return relative().format(-Math.floor(Math.max(0, ms) / size), unit)
    },
    length: createLength(locale),
  }
}

function once<value>(make: () => value): () => value {
  let made: { value: value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
