/** A piece of a text as it stands there, or one invisible character, by its number. */
export type Piece = { readonly text: string; readonly hidden: boolean }

/**
 * What is not seen, or turns the direction of writing: controls, formats, lines and paragraphs of their own, blanks that are letters, and
 * accents heaped on one letter. A line end and a tab are seen.
 */
const unseen =
  /(?![\n\t])(?:[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|\p{Variation_Selector}|\u034f|\u17b4|\u17b5|(?<=\p{M}{3})\p{M})/gu

/** Of these, what belongs to an emoji or to Persian spelling. */
const emojiBefore = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\ufe0f#*0-9])$/u
const joinedBefore = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier})\ufe0f?$/u
const emojiAfter = /^\p{Extended_Pictographic}/u
const arabicBefore = /\p{Script=Arabic}$/u
const arabicAfter = /^\p{Script=Arabic}/u

/** A run of empty lines that would push what follows out of sight. */
const emptyLines = /\n(?:[\t \u00a0]*\n){3,}/g

/**
 * Takes a text apart so that nothing in it stays unseen. The pieces joined are the text, but for the hidden ones, which say what they
 * are: `U+202E`, or how many lines are empty.
 */
export function spellOut(text: string): readonly Piece[] {
  const plain = text.replaceAll('\r\n', '\n')
  const pieces: Piece[] = []
  let from = 0
  for (const { index, length, name } of finds(plain)) {
    if (index < from) continue
    if (index > from) pieces.push({ text: plain.slice(from, index), hidden: false })
    pieces.push({ text: name, hidden: true })
    from = index + length
  }
  if (from < plain.length) pieces.push({ text: plain.slice(from), hidden: false })
  return pieces
}

/** Whether anything in the text would not be seen. */
export function hasUnseen(text: string): boolean {
  return spellOut(text).some(({ hidden }) => hidden)
}

type Find = { readonly index: number; readonly length: number; readonly name: string }

function finds(text: string): readonly Find[] {
  const characters = [...text.matchAll(unseen)]
    .filter((match) => !belongs(text, match.index, match[0]))
    .map((match) => ({ index: match.index, length: match[0].length, name: codeOf(match[0]) }))
  const runs = [...text.matchAll(emptyLines)].map((match) => ({
    // The line end before the run stays, so that the next line begins a line.
    index: match.index + 1,
    length: match[0].length - 1,
    name: `↵ ×${match[0].split('\n').length - 2}`,
  }))
  return [...characters, ...runs].sort((one, other) => one.index - other.index)
}

function belongs(text: string, index: number, character: string): boolean {
  const before = text.slice(Math.max(0, index - 3), index)
  const after = text.slice(index + character.length, index + character.length + 2)
  if (character === '\u200d') return joinedBefore.test(before) && emojiAfter.test(after)
  if (character === '\ufe0f' || character === '\ufe0e') return emojiBefore.test(before)
  if (character === '\u200c') return arabicBefore.test(before) && arabicAfter.test(after)
  return false
}

function codeOf(character: string): string {
  const code = character.codePointAt(0) ?? 0
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}
