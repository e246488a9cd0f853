/** How many digits a code has. */
export const codeLength = 6

/** The digits of a text, whichever script's they are, as those of ASCII. */
export function digitsOf(text: string): string {
  return [...text.normalize('NFKC')]
    .map((letter) => {
      const point = letter.codePointAt(0) ?? 0
      const zero = zeros.find((first) => point >= first && point < first + 10)
      return zero === undefined ? '' : String(point - zero)
    })
    .join('')
}

/** Latin, Arabic, Persian, Devanagari and Bengali: those that keypads write. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6]

/** The code in what was pasted: six digits that stand alone, also in two halves; else the first six there are. */
export function pastedCode(text: string): string {
  const plain = text.replace(/\p{Nd}/gu, digitsOf)
  const alone = /(?<!\d)\d{3}[\s\u00a0-]?\d{3}(?!\d)/.exec(plain)?.[0]
  return digitsOf(alone ?? plain).slice(0, codeLength)
}
