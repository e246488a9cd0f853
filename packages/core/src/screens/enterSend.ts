import { FoyerError } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { Views } from '../modal/views.js'
import { isInUse } from '../requests/isInUse.js'
import { chooseToken } from '../send/chooseToken.js'
import { closeSend } from '../send/closeSend.js'
import { listSendTokens } from '../send/listSendTokens.js'
import { openSend } from '../send/openSend.js'
import { typeAmount } from '../send/typeAmount.js'
import { endWithView } from './endWithView.js'
import { enterRecipient } from './enterRecipient.js'

/**
 * Begins the transfer of the view WalletSend, with what it was opened with; one that was begun here already goes on. It is dropped when the modal leaves
 * the view for good, and begun anew when account or network change. Without a `token` it is the coin, until the user chooses.
 *
 * @throws `network_or_address_undefined` without an account, or on a network that is not the page's
 */
export async function enterSend(client: Client, data: Views['WalletSend'] = {}): Promise<void> {
  if (isBegun(client)) return
  try {
    openSend(client)
  } catch (cause) {
    closeSend(client)
    throw new FoyerError('network_or_address_undefined', { cause })
  }
  endWithView(client, 'WalletSend', () => closeSend(client))
  const { nft, to, amount } = data
  // Each fails by itself, and the view shows what is missing then.
  if (nft) await chooseToken(client, nft).catch(() => {})
  else await chooseFirst(client, data.token).catch(() => {})
  // Of most collectibles there is one.
  const text = amount ?? (nft && '1')
  if (text !== undefined) typeAmount(client, { text })
  if (to !== undefined) await enterRecipient(client, { text: to })
}

function isBegun(client: Client): boolean {
  const { draft } = client.store.getState().send
  if (!draft || draft.status === 'sent') return false
  return isInUse(client, { account: draft.from, caipNetworkId: draft.caipNetworkId })
}

async function chooseFirst(client: Client, token: string | undefined): Promise<void> {
  const { draft } = client.store.getState().send
  const all = await listSendTokens(client)
  const isNow = () => client.store.getState().send.draft
  const isWanted = (address: string | null | undefined) =>
    token === undefined ? !address : address?.toLowerCase().endsWith(`:${token.toLowerCase()}`)
  const first = all.find(({ address }) => isWanted(address))
  if (first && isNow()?.from === draft?.from && !isNow()?.token) await chooseToken(client, first)
}
