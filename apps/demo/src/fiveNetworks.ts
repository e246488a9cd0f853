import { bitcoin, cosmosHub, polkadot } from '@foyer/protocol/networks'
import { marketChains, toSolana } from './networks.js'
import { readWorld } from './readWorld.js'

/** A path of the page's own, where no node is: what needs one says so, and nothing leaves the machine. */
const nowhere = { default: { http: [`${location.origin}/no-node`] } }

/** A network of each chain family. Where the sandbox runs no node of one, its wallets connect and sign, and amounts are not known. */
export function fiveNetworks() {
  const world = readWorld()
  const [first, ...others] = marketChains()
  return [
    first,
    ...others,
    ...(world.solana ? [toSolana(world.solana)] : []),
    bitcoinOf(world.bitcoin),
    { ...polkadot, rpcUrls: nowhere },
    { ...cosmosHub, rpcUrls: nowhere },
  ] as const
}

function bitcoinOf(local: ReturnType<typeof readWorld>['bitcoin']) {
  if (!local) return { ...bitcoin, rpcUrls: nowhere }
  const { id, name, esploraUrl } = local
  return {
    ...bitcoin,
    id: id.slice('bip122:'.length),
    caipNetworkId: id,
    name,
    rpcUrls: { default: { http: [esploraUrl] } },
  }
}
