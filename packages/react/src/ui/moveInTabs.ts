/** Where a key leads from `index` in a row of `count` tabs, round and round; `undefined` for other keys. */
export function moveInTabs(
  index: number,
  key: string,
  { count, rtl }: { count: number; rtl: boolean },
): number | undefined {
  if (count === 0) return undefined
  const [on, back] = rtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  if (key === on) return (index + 1) % count
  if (key === back) return (index - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
