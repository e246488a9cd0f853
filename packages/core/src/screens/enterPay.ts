import type { TokenBalance } from '@foyer/protocol/api'
import type { Client } from '../Client.js'
import type { Payment } from '../pay/state.js'
import { activeWallet } from '../requests/activeWallet.js'
import { chainOf } from '../send/chainOf.js'
import { changeDraft } from '../send/changeDraft.js'
import { chooseToken } from '../send/chooseToken.js'
import { closeSend } from '../send/closeSend.js'
import { draftOf } from '../send/draftOf.js'
import { listSendTokens } from '../send/listSendTokens.js'
import { openSend } from '../send/openSend.js'
import { typeAmount } from '../send/typeAmount.js'
import { typeRecipient } from '../send/typeRecipient.js'
import { endWithView } from './endWithView.js'

/**
 * Begins the transfer that pays what the page opened, from the account in use; one that was begun here already goes on. On another network than the payment's there is none, until the user
 * has switched.
 *
 * @throws `connector_not_connected`, `chain_not_configured` without a wallet that could pay; what is wrong with token or receiver stands in the draft
 */
export async function enterPay(client: Client): Promise<void> {
  const { pay, send } = client.store.getState()
  if (pay?.status !== 'initiated') return
  const { address, network } = activeWallet(client)
  const { draft } = send
  const isHere = network.caipNetworkId === pay.network
  if (isHere && draft?.payment === pay.id && draft.from === address) return
  closeSend(client)
  if (!isHere) return
  openSend(client)
  changeDraft(client, () => ({ payment: pay.id }))
  endWithView(client, 'Pay', () => endDraft(client, pay.id))
  typeAmount(client, { text: pay.amount })
  const asset = await findAsset(client, pay)
  const isLatest = () => {
    const now = client.store.getState().send.draft
    return now?.payment === pay.id && now.from === address
  }
  if (isLatest()) await chooseToken(client, asset)
  // A name or an address that the page gave: it is checked as if it were typed.
  if (isLatest()) await typeRecipient(client, { text: pay.to, via: 'link' })
}

/** The transfer of this payment is dropped, and no other that was begun meanwhile. */
function endDraft(client: Client, id: string): void {
  if (client.store.getState().send.draft?.payment === id) closeSend(client)
}

/** The asset with its picture and price, where the account has it; else as the network describes it, which says then that there is too little. */
async function findAsset(client: Client, { network, asset }: Payment): Promise<TokenBalance> {
  const all = await listSendTokens(client).catch((): readonly TokenBalance[] => [])
  const wanted = asset === undefined ? undefined : `${network}:${asset}`.toLowerCase()
  const listed = all.find(({ address }) => (address ?? undefined)?.toLowerCase() === wanted)
  if (listed) return listed
  const draft = draftOf(client)
  const { features, rpc } = await chainOf(client, draft.network)
  const { symbol, decimals } = await features.readHolding(rpc, {
    ...{ from: draft.from, network: draft.network, asset: { address: asset } },
  })
  return {
    ...{ name: symbol, symbol, chainId: network, price: 0 },
    ...(asset !== undefined && { address: `${network}:${asset}` }),
    quantity: { decimals: String(decimals), numeric: '0' },
  }
}
