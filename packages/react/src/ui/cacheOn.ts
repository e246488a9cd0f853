/**
 * Gives what is kept on an object of the page, made on the first call. Two copies of this code on a page find the same value,
 * so the name changes with the value's shape.
 */
export function cacheOn<value extends object>(
  owner: object,
  name: string,
  make: () => value,
): value {
  const key = Symbol.for(`foyer.${name}`)
  const page = owner as Record<symbol, value>
  page[key] ??= make()
  return page[key]
}
