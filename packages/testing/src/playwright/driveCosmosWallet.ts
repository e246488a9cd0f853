import type { CosmosWalletHandle } from '../cosmos/CosmosWalletHandle.js'
import type { EvaluatePage } from './driveHandle.js'
import { driveUser, type UserDriver } from './driveUser.js'

/** The handle of a wallet of Cosmos in a page, from the test's process. Arguments travel as JSON. */
export type CosmosWalletDriver = UserDriver<CosmosWalletHandle>

/** Plays the user of one wallet of Cosmos of a page. */
export function driveCosmosWallet(page: EvaluatePage, name: string): CosmosWalletDriver {
  return driveUser<CosmosWalletHandle>(page, { get: 'getCosmos', name })
}
