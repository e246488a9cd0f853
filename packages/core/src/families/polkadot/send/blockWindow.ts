/** A payment is good for so many blocks: about six minutes. A power of two. */
const era = 64
/** So many blocks may pass between the review and the signature. */
const review = 64
/** So many come between the last look before the signature and the signature. */
const delay = 8

type Window = { readonly first: number; readonly last: number }

/** The blocks in which a payment can be that was reviewed at a height, whenever in its time it was signed. */
export const blockWindow = {
  era,
  /** What is known of it until it has an end (`does` of a quote): ends with the height after which no block takes it. */
  write: (height: number) => String(height + review + era),
  /** `undefined` of what was not reviewed here. */
  read(does: string | undefined): Window | undefined {
    const last = Number(does?.split(' ').at(-1))
    return Number.isSafeInteger(last)
      ? { first: Math.max(0, last - review - era), last }
      : undefined
  },
  /** Whether what is signed now, at this height, can be in none after the window. */
  holds: ({ last }: Window, height: number) => height + delay + era <= last,
}
