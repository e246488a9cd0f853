import type { Client } from '../Client.js'
import { refuseSwap } from '../families/refuseSwap.js'
import { typedText } from '../typedText.js'
import { draftOf } from './draftOf.js'
import { isSameAsset } from './questionOf.js'
import { readTokenList } from './readTokenList.js'
import type { SwapListing } from './state.js'
import { swapChainOf } from './swapChainOf.js'

/**
 * The token of an address on the network of the swap: as the list has it, else as it says of itself, `isListed: false` then.
 *
 * @throws `swap_refused` (`token_unknown` for a text that is no address, or one without a token, `changed` where no swap was begun)
 */
export async function readSwapToken(client: Client, text: string): Promise<SwapListing> {
  const { network } = draftOf(client)
  const { swaps, rpc } = await swapChainOf(client, network)
  const asset = swaps.readAsset(typedText(text))
  if (asset?.address === undefined) throw refuseSwap('token_unknown')
  const list = await readTokenList(client, network)
  const listed = list.find((one) => isSameAsset(network.caipNetworkId, one, asset))
  if (listed) return listed
  const [token] = await swaps.readTokens(rpc, { network, addresses: [asset.address] })
  if (!token) throw refuseSwap('token_unknown')
  return { ...token, isListed: false }
}
