/** Characters of ASCII that are taken for each other. What stands on the right is drawn like what stands on the left. */
const drawn: readonly (readonly [string, string])[] = [
  ['0', 'o'],
  ['1', 'l'],
  ['i', 'l'],
  ['3', 'e'],
  ['5', 's'],
  ['8', 'b'],
  ['rn', 'm'],
  ['vv', 'w'],
  ['-', ''],
]

/** What a label looks like: two labels with the same skeleton are easily taken for each other. */
export function skeletonOf(label: string): string {
  return drawn.reduce((text, [like, plain]) => text.replaceAll(like, plain), label)
}
