/** Blanks, and characters that are not seen or turn the direction of the text. */
const hidden = /[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u
const nameMax = 255

/** Whether a text may be a name: labels with points between, and nothing in it that is not seen. An address of the web is none (ENSIP-15). */
export function isNameLike(text: string): boolean {
  return text.length <= nameMax && !hidden.test(text) && /^[^.:/]+(\.[^.:/]+)+$/u.test(text)
}
