import type { Instruction } from './Instruction.js'
import type { SolanaStep } from './SolanaStep.js'

/** Where an instruction of the token programs, by its first byte, names who allows it. */
const authorityAt: Readonly<Record<number, number>> = {
  ...{ 3: 2, 4: 2, 5: 1, 6: 1, 7: 2, 8: 2, 9: 2, 10: 2, 11: 2 },
  ...{ 12: 3, 13: 3, 14: 2, 15: 2, 26: 3 },
}

/** The signers behind an authority: where that is an account of several, these sign for it. */
export function readShared({ data, account, count }: Instruction): SolanaStep | undefined {
  const at = authorityAt[data[0] ?? -1]
  if (at === undefined || count <= at + 1) return undefined
  const signers = Array.from({ length: count - at - 1 }, (_, index) => account(at + 1 + index))
  return { is: 'shared', account: account(at), signers }
}
