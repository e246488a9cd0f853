import type { SolanaAccountData } from '../nodes/readAccounts.js'
import { isTokenProgram, programs } from '../programs.js'
import { type Extensions, readExtensions } from './readExtensions.js'

const mintLength = 82
const decimalsAt = 44
const initializedAt = 45

/** A token of Solana, as its mint says. */
export type Mint = {
  /** The token program that keeps it. */
  readonly program: string
  readonly decimals: number
  readonly extensions: Extensions
}

/** The token behind an address; `undefined` where the account is no mint, or has extensions that cannot be read. */
export function readMint(account: SolanaAccountData | undefined): Mint | undefined {
  if (!account || !isTokenProgram(account.program)) return undefined
  const { data, program } = account
  const isExtended = program === programs.token2022 && data.length > mintLength
  if (data.length !== mintLength && !isExtended) return undefined
  const extensions = isExtended ? readExtensions(data, 1) : new Map<number, Uint8Array>()
  const decimals = data[decimalsAt]
  if (!extensions || decimals === undefined || data[initializedAt] !== 1) return undefined
  // Between mint and extensions stands what a token account has there.
  return isExtended && extensions.size === 0 ? undefined : { program, decimals, extensions }
}
