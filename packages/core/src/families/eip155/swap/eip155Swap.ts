import { isAddress, nativeTokenAddresses, parseCaipAddress } from '@foyer/protocol'
import type { SwapFeatures } from '../../../SwapFeatures.js'
import { readAllowance, writeRevoke } from './allowances.js'
import { isAtomic } from './isAtomic.js'
import { isKnownOffer } from './isKnownOffer.js'
import { planSwap } from './planSwap.js'
import { poolsOf } from './poolsOf.js'
import { quoteOffers } from './quoteOffers.js'
import { readReceived } from './readReceived.js'
import { readTokens } from './readTokens.js'

const { eip155: native } = nativeTokenAddresses

/** Swaps on EVM networks. */
export const eip155Swap: SwapFeatures = {
  hasPools: (network) => poolsOf(network) !== undefined,
  tokensOf(network) {
    const pools = poolsOf(network)
    return pools ? [pools.wrapped, ...pools.between] : []
  },
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
  plan: planSwap,
  readAllowance,
  writeRevoke,
  readReceived,
}
