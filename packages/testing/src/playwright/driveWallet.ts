import type { WalletHandle } from '../wallet/WalletHandle.js'
import type { WalletRequest } from '../wallet/WalletOptions.js'
import { driveHandle, type EvaluatePage } from './driveHandle.js'

type Verb =
  | 'approve'
  | 'reject'
  | 'hold'
  | 'fail'
  | 'release'
  | 'decide'
  | 'lock'
  | 'unlock'
  | 'switchChain'
  | 'forgetChain'
  | 'selectAccount'
  | 'revoke'
  | 'emit'
  | 'destroy'

/** The handle of a wallet in a page, from the test's process. Arguments travel as JSON. */
export type WalletDriver = {
  readonly [verb in Verb]: (...values: Parameters<WalletHandle[verb]>) => Promise<void>
} & {
  requests(): Promise<readonly WalletRequest[]>
  open(): Promise<readonly WalletRequest[]>
  state(): Promise<WalletHandle['state']>
  addresses(): Promise<WalletHandle['addresses']>
}

const verbs: readonly Verb[] = [
  'approve',
  'reject',
  'hold',
  'fail',
  'release',
  'decide',
  'lock',
  'unlock',
  'switchChain',
  'forgetChain',
  'selectAccount',
  'revoke',
  'emit',
  'destroy',
]

/**
 * Plays the user of one wallet of a page.
 *
 *     const kestrel = driveWallet(page, 'Kestrel')
 *     await kestrel.reject('personal_sign')
 */
export function driveWallet(page: EvaluatePage, name: string): WalletDriver {
  const { acts, look } = driveHandle(page, { get: 'get', name }, verbs)
  return {
    ...acts,
    requests: () => look('requests'),
    open: () => look('open'),
    state: () => look('state'),
    addresses: () => look('addresses'),
  } as WalletDriver
}
