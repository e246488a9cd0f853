import type { BitcoinWalletHandle } from '../bitcoin/BitcoinWalletHandle.js'
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

/** The handle of a wallet of Bitcoin in a page, from the test's process. Arguments travel as JSON. */
export type BitcoinWalletDriver = {
  readonly [verb in Verb]: (...values: Parameters<BitcoinWalletHandle[verb]>) => Promise<void>
} & {
  state(): Promise<BitcoinWalletHandle['state']>
  addresses(): Promise<readonly string[]>
  /** The methods that the page called, in order. */
  calls(): Promise<readonly string[]>
}

/** Plays the user of one wallet of Bitcoin of a page. */
export function driveBitcoinWallet(page: EvaluatePage, name: string): BitcoinWalletDriver {
  const { acts, look } = driveHandle(page, { get: 'getBitcoin', name }, verbs)
  return {
    ...acts,
    state: () => look('state'),
    addresses: () => look('addresses'),
    calls: async () =>
      ((await look('requests')) as readonly WalletRequest[]).map(({ method }) => method),
  } as BitcoinWalletDriver
}
