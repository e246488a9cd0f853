import { isAddress } from '@foyer/protocol'
import { HttpError } from '../../errors/HttpError.js'
import type { Chains, ServedNetwork } from '../chains/Chains.js'
import { namespaceOf, toAddress } from '../tokens/Token.js'
import { SwapError } from './SwapError.js'
import type { FamilySwaps, SwapOrder, SwapProvider } from './SwapProvider.js'
import type { SwapRequest } from './Swaps.js'
import { toRefusal } from './toRefusal.js'

/** A network with what swaps on it. */
export type SwapPlace = {
  readonly network: ServedNetwork
  readonly family: FamilySwaps
  readonly providers: readonly SwapProvider[]
}

/** Where a request swaps. All throw 400 `network_not_supported` where nothing does. */
export function createPlaces({
  chains,
  families,
}: {
  chains: Pick<Chains, 'get'>
  families: ReadonlyMap<string, FamilySwaps>
}) {
  function find(networkId: string): SwapPlace {
    const network = chains.get(networkId)
    const family = network && families.get(namespaceOf(network.id))
    const providers = network && family?.providers.filter((one) => one.serves(network))
    if (!network || !family || !providers?.length)
      throw new HttpError(400, 'network_not_supported', 'Network not supported for Swaps')
    return { network, family, providers }
  }
  /** The network that a CAIP-10 id begins with, and its address. */
  function locate(id: string): SwapPlace & { readonly address: string } {
    const place = find(id.slice(0, id.lastIndexOf(':')))
    return { ...place, address: addressOf(place.network, id) }
  }
  return {
    find,
    locate,
    /** @throws 400 `token_not_supported` for tokens of two networks, `amount_too_small` for nothing */
    toOrder({ from, to, amount, account }: SwapRequest): SwapPlace & { readonly order: SwapOrder } {
      const { address, ...place } = locate(from)
      const { network } = place
      if (!to.startsWith(`${network.id}:`)) throw toRefusal(new SwapError('token_not_supported'))
      if (amount === 0n) throw toRefusal(new SwapError('amount_too_small'))
      const order: SwapOrder = {
        ...{ network, from: address, to: addressOf(network, to), amount },
        account: addressOf(network, account),
      }
      return { ...place, order }
    },
  }
}

/** The address of a CAIP-10 id, or one alone. @throws 400 `token_not_supported` */
export function addressOf(network: ServedNetwork, id: string): string {
  const address = toAddress(network.id, id.slice(id.lastIndexOf(':') + 1))
  if (isAddress(namespaceOf(network.id), address)) return address
  throw toRefusal(new SwapError('token_not_supported'))
}
