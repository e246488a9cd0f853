/** The same name has the same colour everywhere: one of six, by a sum over its characters. */
export function hueOf(name: string): number {
  let sum = 0
  for (const character of name.slice(0, 64))
    sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973
  return sum % 6
}
