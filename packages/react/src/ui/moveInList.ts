/** Where a key leads from `index` in a list of `count`; `undefined` when it is no key of a list. */
export function moveInList(index: number, key: string, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return Math.min(index + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(index - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
