/** Says what is wrong with a value; `undefined` when nothing is. */
export type Check = (value: unknown) => string | undefined

export const is =
  (expected: string, holds: (value: never) => boolean): Check =>
  (value) =>
    holds(value as never) ? undefined : `Expected ${expected} but received ${received(value)}`

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

export const flag = is('true or false', (value) => typeof value === 'boolean')
export const text = is('text', (value) => typeof value === 'string')
export const object = is('an object', isObject)

export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value)
      ? value.map(check).find((problem) => problem !== undefined)
      : `Expected a list but received ${received(value)}`

export const fields =
  (shape: Readonly<Record<string, Check>>): Check =>
  (value) => {
    if (!isObject(value)) return object(value)
    for (const [name, check] of Object.entries(shape)) {
      const problem = check(value[name])
      if (problem) return `\`${name}\`: ${problem}`
    }
    return undefined
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

/** Says what came without repeating it: an option may hold a secret. */
function received(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'a list' : typeof value
}
