/** Whether two values look the same to whoever only reads them: lists and plain objects by what they hold, all else by identity. */
export function isAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  const [mine, theirs] = [membersOf(one), membersOf(other)]
  if (!mine || !theirs || Array.isArray(one) !== Array.isArray(other)) return false
  const names = Object.keys(mine)
  return (
    names.length === Object.keys(theirs).length &&
    names.every((name) => Object.hasOwn(theirs, name) && isAlike(mine[name], theirs[name]))
  )
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
  return isPlain ? (value as Readonly<Record<string, unknown>>) : undefined
}
