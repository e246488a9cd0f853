import type { CosmosWalletHandle } from '../cosmos/CosmosWalletHandle.js'
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
  'destroy',
] as const

type Verb = (typeof verbs)[number]

/** The handle of a wallet of Cosmos in a page, from the test's process. Arguments travel as JSON. */
export type CosmosWalletDriver = {
  readonly [verb in Verb]: (...values: Parameters<CosmosWalletHandle[verb]>) => Promise<void>
} & {
  state(): Promise<CosmosWalletHandle['state']>
  /** The addresses of the selected account by chain. */
  addresses(): Promise<Readonly<Record<string, string>>>
  /** The methods that the page called, in order. */
  calls(): Promise<readonly string[]>
}

/** Plays the user of one wallet of Cosmos of a page. */
export function driveCosmosWallet(page: EvaluatePage, name: string): CosmosWalletDriver {
  const { acts, look } = driveHandle(page, { get: 'getCosmos', name }, verbs)
  return {
    ...acts,
    state: () => look('state'),
    addresses: () => look('addresses'),
    calls: async () =>
      ((await look('requests')) as readonly WalletRequest[]).map(({ method }) => method),
  } as CosmosWalletDriver
}
