import { base58 } from '@scure/base'
import type { SolanaAccountData } from '../nodes/readAccounts.js'
import { isTokenProgram } from '../programs.js'
import { toInteger } from '../wire/numbers.js'
import { extensionKinds, readExtensions } from './readExtensions.js'

const accountLength = 165
const places = { owner: 32, amount: 64, state: 108 } as const
const states: Readonly<Record<number, 'usable' | 'frozen'>> = { 1: 'usable', 2: 'frozen' }

/** What an account holds of which token, and for whom. Addresses in base58. */
export type TokenAccount = {
  readonly mint: string
  readonly owner: string
  readonly amount: bigint
  readonly program: string
  readonly isFrozen: boolean
  /** Tokens come in only behind a memo. */
  readonly requiresMemo: boolean
}

/** The token account in an account's data; `undefined` for what is none. */
export function readTokenAccount(account: SolanaAccountData | undefined): TokenAccount | undefined {
  if (!account || !isTokenProgram(account.program)) return undefined
  const { data, program } = account
  const state = states[data[places.state] ?? 0]
  const extensions = data.length < accountLength ? undefined : readExtensions(data, 2)
  if (!state || !extensions) return undefined
  return {
    mint: base58.encode(data.subarray(0, places.owner)),
    owner: base58.encode(data.subarray(places.owner, places.amount)),
    amount: toInteger(data, places.amount, 8),
    program,
    isFrozen: state === 'frozen',
    requiresMemo: extensions.get(extensionKinds.memoRequired)?.[0] === 1,
  }
}
