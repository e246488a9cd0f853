/** Whether two texts of hex are the same bytes, in whatever case of letters. */
export function isSameHex(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && one.toLowerCase() === other?.toLowerCase()
}
