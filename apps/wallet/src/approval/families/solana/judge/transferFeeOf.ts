import type { Facts } from '../../../facts/Facts.js'
import type { SolanaStep } from '../read/SolanaStep.js'

/** What a token of Token-2022 keeps of a transfer at most: as the instruction says, else as the token does. */
export function transferFeeOf(
  { amount, fee, token }: Pick<Extract<SolanaStep, { is: 'send' }>, 'amount' | 'fee' | 'token'>,
  { tokens }: Pick<Facts, 'tokens'>,
): bigint {
  if (fee !== undefined) return fee
  const keeps = token === undefined ? undefined : tokens[token]?.keeps
  if (!keeps) return 0n
  // The program rounds up.
  const share = (amount * BigInt(keeps.basisPoints) + 9_999n) / 10_000n
  return share < keeps.most ? share : keeps.most
}
