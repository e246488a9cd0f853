import { FoyerError } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { Views } from '../modal/views.js'
import { isInUse } from '../requests/isInUse.js'
import { chooseToken } from '../send/chooseToken.js'
import { closeSend } from '../send/closeSend.js'
import { draftOf } from '../send/draftOf.js'
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
  const { id } = draftOf(client)
  const isNow = () => client.store.getState().send.draft?.id === id
  endWithView(client, 'WalletSend', () => {
    if (isNow()) closeSend(client)
  })
  const { nft, to, amount } = data
  // Of most collectibles there is one.
  const text = amount ?? (nft && '1')
  // Written before anything is waited for: what the user writes meanwhile stays.
  if (text !== undefined) typeAmount(client, { text })
  const entered = to === undefined ? undefined : enterRecipient(client, { text: to })
  // Fails by itself, and the view shows what is missing then.
  await (nft ? chooseToken(client, nft) : chooseFirst(client, data.token, isNow)).catch(() => {})
  await entered
}

function isBegun(client: Client): boolean {
  const { draft } = client.store.getState().send
  if (!draft || draft.status === 'sent') return false
  return isInUse(client, { account: draft.from, caipNetworkId: draft.caipNetworkId })
}

async function chooseFirst(
  client: Client,
  token: string | undefined,
  isNow: () => boolean,
): Promise<void> {
  const all = await listSendTokens(client)
  const isWanted = (address: string | null | undefined) =>
    token === undefined ? !address : address?.toLowerCase().endsWith(`:${token.toLowerCase()}`)
  const first = all.find(({ address }) => isWanted(address))
  if (first && isNow() && !draftOf(client).token) await chooseToken(client, first)
}
