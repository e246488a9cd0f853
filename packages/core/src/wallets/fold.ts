/** A text without case and accents, so that a plain keyboard finds every name. */
export function fold(text: string): string {
  return text.trim().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
