import type { SwapProvider } from '../../../swaps/SwapProvider.js'

/** A call of a contract; the amount of native coin in wei. */
export type Call = { readonly to: string; readonly data: string; readonly value: bigint }

/** What swaps on EVM networks, by calls whose gas is not known yet. */
export type CallProvider = SwapProvider<Call>
