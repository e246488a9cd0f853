/** Deeper than any answer of a chain; what nests deeper could not be written again. */
const depthMax = 100

export function isShallow(value: unknown, left = depthMax): boolean {
  if (typeof value !== 'object' || value === null) return true
  return left > 0 && Object.values(value).every((part) => isShallow(part, left - 1))
}
