/** Letters of which no two names are made that look alike: each name has those of one row. Cyrillic and Greek have letters that look like Latin ones. */
const alphabets = [
  /^[a-z\u00df-\u00f6\u00f8-\u00ff]*$/,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc]*$/u,
  /^\p{Script=Hangul}*$/u,
  /^\p{Script=Arabic}*$/u,
  /^\p{Script=Hebrew}*$/u,
  /^\p{Script=Devanagari}*$/u,
  /^\p{Script=Thai}*$/u,
]
/** What stands in names beside letters. */
const beside =
  /[\d_-]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\ufe0f|\u20e3/gu

/** Whether each label of a name is written so that no other looks like it. The Solana Name Service itself takes any text, in any mixture of alphabets (ENSIP-15 is of ENS alone). */
export function isDistinct(name: string): boolean {
  return name.split('.').every((label) => {
    const letters = label.replace(beside, '')
    return label === label.normalize('NFKC') && alphabets.some((one) => one.test(letters))
  })
}
