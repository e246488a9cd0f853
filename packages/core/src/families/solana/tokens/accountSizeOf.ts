import { programs } from '../programs.js'
import type { Mint } from './readMint.js'

const plainLength = 165
const headLength = 4
/** What a token account gets behind it for an extension of its mint: the bytes beside their head. */
const added: Readonly<Record<number, number>> = { 1: 8, 9: 0, 14: 1, 26: 0 }

/** How many bytes a new token account of this mint takes, by which its rent is counted. */
export function accountSizeOf({
  program,
  extensions,
}: Pick<Mint, 'program' | 'extensions'>): number {
  if (program === programs.token) return plainLength
  // The kind of account; and that its owner is for good, as with all accounts by default.
  const immutable = plainLength + 1 + headLength
  return [...extensions.keys()]
    .flatMap((kind) => added[kind] ?? [])
    .reduce((sum, length) => sum + headLength + length, immutable)
}
