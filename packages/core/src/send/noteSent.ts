import { formatUnits, type Network, sentTransfersMax } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { readSent } from './readSent.js'
import { rememberRecipient } from './rememberRecipient.js'
import type { SendPreview, SendToken, SentTransfer } from './state.js'
import { watchSent } from './watchSent.js'

/** The wallet has sent a transfer: it is watched to its end, also after a reload, and its receiver is known from now on. */
export function noteSent(
  client: Client,
  { hash, calls, network, from, token, preview }: noteSent.Parameters,
): void {
  const { to, name, amount, quote } = preview
  const { caipNetworkId } = network
  const at = client.clock.now()
  const written = formatUnits(amount, token.decimals)
  const one: SentTransfer = {
    ...{ hash, calls, caipNetworkId, from, to, name, symbol: token.symbol, amount: written, at },
    ...(token.tokenId === undefined && { asset: token.address ?? 'coin' }),
    ...{ does: quote.does, status: 'sent', looks: 0 },
  }
  client.store.setState(({ send }) => ({
    send: { ...send, sent: [one, ...send.sent].slice(0, sentTransfersMax) },
  }))
  rememberRecipient(client, { address: to, name, caipNetworkId, from, at })
  readSent.keep(client, client.store.getState().send.sent)
  // The next look is soon.
  client.handles.sending?.()
  client.handles.sending = undefined
  void watchSent(client)
}

export declare namespace noteSent {
  type Parameters = {
    readonly hash: string
    /** See `SentTransfer`. */
    readonly calls?: string | undefined
    readonly network: Network
    readonly from: string
    readonly token: SendToken
    readonly preview: SendPreview
  }
}
