/** Says what is wrong with a value; `undefined` when nothing is. */
export type Check = (value: unknown) => string | undefined

/** `show` writes the received value; by default only its kind is written. */
export const is =
  (expected: string, holds: (value: never) => boolean, show = received): Check =>
  (value) =>
    holds(value as never) ? undefined : `Expected ${expected} but received ${show(value)}`

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

export const flag = is('true or false', (value) => typeof value === 'boolean')
export const text = is('text', (value) => typeof value === 'string')
export const object = is('an object', isObject)

export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value)
      ? value
          .map((entry, index) => named(`[${index}]`, check(entry)))
          .find((problem) => problem !== undefined)
      : `Expected a list but received ${received(value)}`

export const fields =
  (shape: Readonly<Record<string, Check>>): Check =>
  (value) => {
    if (!isObject(value)) return object(value)
    for (const [name, check] of Object.entries(shape)) {
      const problem = named(name, check(value[name]))
      if (problem) return problem
    }
    return undefined
  }

/** A problem, and of which part. */
const named = (name: string, problem: string | undefined) => problem && `\`${name}\`: ${problem}`

/** As `fields`, and a name that is not among them is a mistake. */
export const only = (shape: Readonly<Record<string, Check>>): Check => {
  const known = Object.keys(shape)
  return (value) =>
    object(value) ??
    listOf(is(`one of ${known.join(', ')}`, (name) => known.includes(name), quoted))(
      Object.keys(value as object),
    ) ??
    fields(shape)(value)
}

export const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined ? undefined : check(value)

/** An object whose names are checked as well as its values. */
export const recordOf =
  (names: Check, values: Check): Check =>
  (value) =>
    object(value) ??
    listOf(names)(Object.keys(value as object)) ??
    listOf(values)(Object.values(value as object))

/** An object under any names, each of whose values is checked. */
export const entriesOf =
  (check: Check): Check =>
  (value) =>
    object(value) ??
    fields(Object.fromEntries(Object.keys(value as object).map((name) => [name, check])))(value)

/** For what never is a secret, such as a word to choose. */
export const quoted = (value: unknown): string =>
  typeof value === 'string' ? JSON.stringify(value.slice(0, 60)) : received(value)

/** An address as far as its host: what follows, and what stands before an `@`, may be a key. */
export const place = (value: unknown): string => {
  const text = String(value)
  const [start] = text.includes('@') ? [] : (/^(\w+:)?\/*[^/?#]*/.exec(text) ?? [])
  return start && typeof value === 'string' ? quoted(start) : received(value)
}

/** Says what came without repeating it: an option may hold a secret. */
function received(value: unknown): string {
  if (value === null) return 'null'
  if (value === undefined) return 'nothing'
  return Array.isArray(value) ? 'a list' : typeof value
}
