import type { FamilySwaps } from '../../../swaps/SwapProvider.js'
import type { FamilyParts, SwapParts } from '../../ServedFamily.js'
import { createJupiterSwaps } from './createJupiterSwaps.js'

/** Swaps on Solana: by a service of others alone. Nothing has to be allowed there, and no call has a price of gas. */
export function createSolanaSwaps({
  chains,
  vendors: { jupiter: settings },
  fee: { bps, accounts } = { bps: 0 },
  now,
}: Pick<FamilyParts, 'chains'> & SwapParts): FamilySwaps {
  const recipient = accounts?.solana
  const fee = recipient === undefined ? undefined : { bps, recipient }
  return { providers: settings ? [createJupiterSwaps({ chains, settings, fee, now })] : [] }
}
