import type { PolkadotWalletHandle } from '../polkadot/PolkadotWalletHandle.js'
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
  'restrict',
  'destroy',
] as const

type Verb = (typeof verbs)[number]

/** The handle of a wallet of Polkadot in a page, from the test's process. Arguments travel as JSON. */
export type PolkadotWalletDriver = {
  readonly [verb in Verb]: (...values: Parameters<PolkadotWalletHandle[verb]>) => Promise<void>
} & {
  state(): Promise<PolkadotWalletHandle['state']>
  addresses(): Promise<readonly string[]>
  /** The methods that the page called, in order. */
  calls(): Promise<readonly string[]>
}

/** Plays the user of one wallet of Polkadot of a page. */
export function drivePolkadotWallet(page: EvaluatePage, name: string): PolkadotWalletDriver {
  const { acts, look } = driveHandle(page, { get: 'getPolkadot', name }, verbs)
  return {
    ...acts,
    state: () => look('state'),
    addresses: () => look('addresses'),
    calls: async () =>
      ((await look('requests')) as readonly WalletRequest[]).map(({ method }) => method),
  } as PolkadotWalletDriver
}
