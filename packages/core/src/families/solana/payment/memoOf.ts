import { programs } from '../programs.js'
import type { Instruction } from '../wire/Instruction.js'

/** The instruction of a memo, which stands right before the transfer that it belongs to; none without a text. */
export function memoOf(memo: string | undefined): readonly Instruction[] {
  if (memo === undefined) return []
  return [{ program: programs.memo, accounts: [], data: new TextEncoder().encode(memo) }]
}
