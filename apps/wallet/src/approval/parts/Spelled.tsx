import { spellOut } from '../text/spellOut.js'

/** A text of which nothing stays unseen. */
export function Spelled({ text }: { text: string }) {
  return spellOut(text).map((piece, index) =>
    piece.hidden ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      <mark key={index}>{piece.text}</mark>
    ) : (
      piece.text
    ),
  )
}
