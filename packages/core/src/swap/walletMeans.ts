import type { Network } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { SwapPlanOrder } from '../SwapFeatures.js'
import { chainOf } from '../send/chainOf.js'
import { isSmartAccount } from '../send/isSmartAccount.js'
import { readCapabilities } from '../send/readCapabilities.js'
import type { SwapDraft } from './state.js'
import { swapChainOf } from './swapChainOf.js'

/** How the wallet gets it: all steps as one where it says that it does so, and who pays. */
export async function walletMeans(
  client: Client,
  { network, paysItself = false }: walletMeans.Parameters,
): Promise<Pick<SwapPlanOrder, 'isSmartAccount' | 'sponsor' | 'inCalls' | 'isAtomic'>> {
  const isSmart = isSmartAccount(client, network)
  const capabilities = await readCapabilities(client, network)
  if (Object.keys(capabilities).length === 0) return { isSmartAccount: isSmart }
  const [{ features }, { swaps }] = await Promise.all([
    chainOf(client, network),
    swapChainOf(client, network),
  ])
  const sponsor = paysItself ? undefined : features.readSponsor?.(capabilities, network)
  return {
    ...{ isSmartAccount: isSmart, sponsor, inCalls: isSmart || sponsor !== undefined },
    isAtomic: swaps.isAtomic(capabilities, network),
  }
}

export declare namespace walletMeans {
  type Parameters = Pick<SwapDraft, 'paysItself'> & { readonly network: Network }
}
