/** The least room in which a screen can be read, in pixels: less than any phone has, and more than two buttons take. */
const roomMin = { inline: 280, block: 280 } as const

/** Whether there is room to read in. */
export function hasRoom({ innerWidth, innerHeight }: Window): boolean {
  return innerWidth >= roomMin.inline && innerHeight >= roomMin.block
}
