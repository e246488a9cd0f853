import { getBalances } from '../account/getBalances.js'
import type { Client } from '../Client.js'
import type { TokenBalance } from '../FamilyFeatures.js'
import { typedText } from '../typedText.js'
import { accountToRead } from './accountToRead.js'
import { draftOf } from './draftOf.js'
import { findTokens } from './findTokens.js'

/**
 * What the account can send: its coin and tokens on the network of the transfer, and of no other, by value. `search` keeps those whose name, symbol
 * or address has the text.
 *
 * @throws `send_changed` when no transfer was begun, and what `getBalances` throws
 */
export async function listSendTokens(
  client: Client,
  { search }: { search?: string | undefined } = {},
): Promise<readonly TokenBalance[]> {
  const draft = draftOf(client)
  const all = await getBalances(client, accountToRead(draft))
  const own = all.filter(({ chainId }) => chainId === draft.caipNetworkId)
  return findTokens(own, typedText(search))
}
