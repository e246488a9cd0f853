/**
 * Text as it is compared: without case, accents, and characters that cannot be seen, with single spaces. `ß` and `ss`,
 * full-width and plain letters come out the same.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}|[\p{Cf}\p{Cs}]/gu, '')
    .toUpperCase()
    .toLowerCase()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}
