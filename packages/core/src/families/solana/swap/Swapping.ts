import type { SwapPlanOrder } from '../../../SwapFeatures.js'
import { programs } from '../programs.js'
import { deriveTokenAccount } from '../tokens/deriveTokenAccount.js'

/** The mint that stands for SOL where tokens are swapped: its accounts hold lamports. */
export const wrappedSol = 'So11111111111111111111111111111111111111112'

/** One side of a swap as programs know it: which account of the user holds which mint of which program. */
type HeldToken = {
  readonly mint: string
  readonly program: string
  /** The account that its owner has by default. */
  readonly account: string
}

/** Which accounts a swap goes by, derived of the account and both tokens alone. */
export type Swapping = {
  readonly account: string
  readonly from: HeldToken
  readonly to: HeldToken
  /** SOL is given or received: it is wrapped for the swap, and unwrapped behind it. */
  readonly wraps: boolean
}

/** @param programOf the token program of a mint, by the chain */
export function swappingOf(
  { account, from, to }: Pick<SwapPlanOrder, 'account' | 'from' | 'to'>,
  programOf: (mint: string) => string,
): Swapping {
  const sideOf = (address: string | undefined): HeldToken => {
    const mint = address ?? wrappedSol
    const program = address === undefined ? programs.token : programOf(mint)
    return { mint, program, account: deriveTokenAccount({ owner: account, mint, program }) }
  }
  return {
    ...{ account, from: sideOf(from.address), to: sideOf(to.address) },
    wraps: from.address === undefined || to.address === undefined,
  }
}
