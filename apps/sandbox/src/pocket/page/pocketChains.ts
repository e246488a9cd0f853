import { bitcoin, cosmosHub, polkadot } from '@foyer/protocol/networks'
import type { PocketChain } from '@foyer/testing/pocket'
import type { World } from '../../chain/world.js'

/** The networks of the wallet: those that the sandbox runs, and one of each other chain family, which it signs for. */
export function pocketChains(world: World): readonly [PocketChain, ...PocketChain[]] {
  const [first, ...others] = world.chains.map(({ id, name, rpcUrl }) => ({
    id: `eip155:${id}`,
    name,
    rpcUrl,
  }))
  if (!first) throw new Error('The sandbox has no chains.')
  return [
    first,
    ...others,
    world.solana ?? {
      id: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
      name: 'Solana (signing only)',
    },
    bitcoinOf(world),
    {
      id: polkadot.caipNetworkId,
      name: 'Polkadot (signing only)',
      prefix: Number(polkadot.custom?.ss58Format),
    },
    {
      id: cosmosHub.caipNetworkId,
      name: 'Cosmos Hub (signing only)',
      prefix: String(cosmosHub.custom?.bech32Prefix),
    },
  ]
}

function bitcoinOf({ bitcoin: local }: World): PocketChain {
  return local
    ? { id: local.id, name: local.name, rpcUrl: local.esploraUrl }
    : { id: bitcoin.caipNetworkId, name: 'Bitcoin (signing only)' }
}
