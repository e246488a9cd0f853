import { type CaipNetworkId, parseCaipNetworkId } from '@foyer/protocol'
import type { AccountNamespace } from '../actions/namespaceOfMethod.js'
import { readEvmAccounts } from './evm/readEvmAccounts.js'
import { notOurs } from './failures.js'
import type { NetworkAccounts } from './NetworkAccounts.js'
import { readSolanaAccounts } from './solana/readSolanaAccounts.js'
import type { World } from './World.js'

type Read = (world: World, network: CaipNetworkId) => NetworkAccounts

const byNamespace: { readonly [namespace in AccountNamespace]: Read } = {
  eip155: readEvmAccounts,
  solana: readSolanaAccounts,
}

/**
 * The accounts of the user on a network, the preferred one first where the network has it.
 *
 * @throws `Failure` 4100 while no user is logged in, and for a network of a chain family without accounts
 */
export function readAccounts(world: World, network: CaipNetworkId): NetworkAccounts {
  const { namespace } = parseCaipNetworkId(network)
  if (!isAccountNamespace(namespace)) throw notOurs()
  return byNamespace[namespace](world, network)
}

function isAccountNamespace(namespace: string): namespace is AccountNamespace {
  return Object.hasOwn(byNamespace, namespace)
}
