import { formatUnits, type Network } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { keepSent } from './keepSent.js'
import { rememberRecipient } from './rememberRecipient.js'
import type { SendPreview, SendToken, SentTransfer } from './state.js'

/** The wallet has sent a transfer: it is watched to its end, also after a reload, and its receiver is known from now on. */
export function noteSent(
  client: Client,
  { hash, calls, signed, network, from, token, preview }: noteSent.Parameters,
): void {
  const { to, name, amount, quote } = preview
  const { caipNetworkId } = network
  const at = client.clock.now()
  const written = formatUnits(amount, token.decimals)
  const one: SentTransfer = {
    ...{ hash, calls, caipNetworkId, from, to, name, symbol: token.symbol, amount: written, at },
    ...(token.tokenId === undefined && { asset: token.address ?? 'coin' }),
    ...{ does: quote.does, signed, status: 'sent', looks: 0 },
  }
  rememberRecipient(client, { address: to, name, caipNetworkId, from, at })
  keepSent(client, one)
}

export declare namespace noteSent {
  type Parameters = {
    readonly hash: string
    /** See `SentTransfer`. */
    readonly calls?: string | undefined
    readonly signed?: string | undefined
    readonly network: Network
    readonly from: string
    readonly token: SendToken
    readonly preview: SendPreview
  }
}
