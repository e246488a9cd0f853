import type { SolanaWalletHandle } from '../solana/SolanaWalletHandle.js'
import type { WalletRequest } from '../wallet/WalletOptions.js'
import { driveHandle, type EvaluatePage } from './driveHandle.js'

const verbs = [
  'approve',
  'reject',
  'hold',
  'fail',
  'release',
  'decide',
  'lock',
  'unlock',
  'selectAccount',
  'revoke',
  'allow',
  'destroy',
] as const

type Verb = (typeof verbs)[number]

/** The handle of a wallet of Solana in a page, from the test's process. Arguments travel as JSON. */
export type SolanaWalletDriver = {
  readonly [verb in Verb]: (...values: Parameters<SolanaWalletHandle[verb]>) => Promise<void>
} & {
  state(): Promise<SolanaWalletHandle['state']>
  addresses(): Promise<readonly string[]>
  /** The features that the page called, in order. */
  calls(): Promise<readonly string[]>
}

/** Plays the user of one wallet of Solana of a page. */
export function driveSolanaWallet(page: EvaluatePage, name: string): SolanaWalletDriver {
  const { acts, look } = driveHandle(page, { get: 'getSolana', name }, verbs)
  return {
    ...acts,
    state: () => look('state'),
    addresses: () => look('addresses'),
    calls: async () =>
      ((await look('requests')) as readonly WalletRequest[]).map(({ method }) => method),
  } as SolanaWalletDriver
}
