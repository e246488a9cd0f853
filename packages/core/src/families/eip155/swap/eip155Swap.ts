import { isAddress, nativeTokenAddresses, parseCaipAddress } from '@foyer/protocol'
import type { SwapFeatures } from '../../../SwapFeatures.js'
import { readHolding } from '../send/readHolding.js'
import { readAllowance, writeRevoke } from './allowances.js'
import { isAtomic } from './isAtomic.js'
import { isKnownOffer } from './isKnownOffer.js'
import { loadPlanning } from './loadPlanning.js'
import { poolsOf } from './poolsOf.js'
import { quoteOffers } from './quoteOffers.js'
import { readTokens } from './readTokens.js'

const { eip155: native } = nativeTokenAddresses

/** Swaps on EVM networks. */
export const eip155Swap: SwapFeatures = {
  hasPools: (network) => poolsOf(network) !== undefined,
  tokensOf(network) {
    const pools = poolsOf(network)
    return pools ? [pools.wrapped, ...pools.between] : []
  },
  readHolding,
  prefetch: () => loadPlanning(),
  readTokens,
  readAsset: (text) => (isAddress('eip155', text) ? { address: text } : undefined),
  idOf: (id, { address = native }) => `${id}:${address}`,
  assetOf(id) {
    const { address } = parseCaipAddress(id)
    return address.toLowerCase() === native ? {} : { address }
  },
  quote: quoteOffers,
  isKnown: isKnownOffer,
  isAtomic,
  plan: async (rpc, order) => (await loadPlanning()).plan(rpc, order),
  readAllowance,
  writeRevoke,
  readReceived: async (rpc, parameters) => (await loadPlanning()).readReceived(rpc, parameters),
}
