/** Widths in pixels at the usual size of letters: of a letter, of one of a broad script, and of what is around the words. */
const sizes = {
  md: { letter: 8.7, broad: 14.7, around: 32 },
  sm: { letter: 8.1, broad: 13.7, around: 24 },
} as const

/**
 * The width that a button keeps for its words, in pixels at the usual size of letters. Counted and not measured, and for a broad
 * face: a server has no faces, and gives the button the same room.
 */
export function roomOf(words: string, size: roomOf.Size = 'md'): number {
  const { letter, broad, around } = sizes[size]
  let room = around
  for (const one of words) room += one > '\u10ff' ? broad : letter
  return Math.ceil(room)
}

export declare namespace roomOf {
  type Size = keyof typeof sizes
}
