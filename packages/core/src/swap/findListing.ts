import type { Client } from '../Client.js'
import { refuseSwap } from '../families/refuseSwap.js'
import { typedText } from '../typedText.js'
import { draftOf } from './draftOf.js'
import { readSwapToken } from './readSwapToken.js'
import { readTokenList } from './readTokenList.js'
import type { SwapListing } from './state.js'

/**
 * The token that a host names, by its address, or by the symbol of one that is listed: others may bear the same symbol.
 *
 * @throws `swap_refused` (`token_unknown`)
 */
export async function findListing(client: Client, text: string): Promise<SwapListing> {
  const list = await readTokenList(client, draftOf(client).network)
  const sought = typedText(text).toLowerCase()
  const found = list.find(({ symbol }) => symbol.toLowerCase() === sought)
  if (found) return found
  if (sought === '') throw refuseSwap('token_unknown')
  return readSwapToken(client, text)
}
