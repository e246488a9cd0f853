import { formatUnits, isSameAddress, parseCaipAddress } from '@foyer/protocol'
import { type PaymentFault, type PaymentLink, parsePaymentLink } from '@foyer/protocol/payments'
import type { Client } from '../Client.js'
import { chooseToken } from '../send/chooseToken.js'
import { draftOf } from '../send/draftOf.js'
import { listSendTokens } from '../send/listSendTokens.js'
import type { Recipient } from '../send/state.js'
import { typeAmount } from '../send/typeAmount.js'
import { typeMemo } from '../send/typeMemo.js'
import { typeRecipient } from '../send/typeRecipient.js'

/** Why a payment link is not taken over: it is at fault, or of another network, or for a token that is not here, or for accounts that cannot be added. */
export type LinkFault = PaymentFault | 'otherNetwork' | 'otherToken' | 'references'

/**
 * Takes over receiver, token, amount and memo of a payment link, once its network is compared. `before` is the receiver that stood there when it was given:
 * another one by then, and the user went on typing. Never rejects.
 */
export async function takeLink(
  client: Client,
  { text, before }: takeLink.Parameters,
): Promise<LinkFault | undefined> {
  const link = parsePaymentLink(text)
  return 'fault' in link ? link.fault : await take(client, link.payment, before).catch(never)
}

export declare namespace takeLink {
  type Parameters = { readonly text: string; readonly before: Recipient | undefined }
}

/** The tokens could not be listed. */
const never = (): LinkFault => 'otherToken'

async function take(
  client: Client,
  payment: PaymentLink,
  before: Recipient | undefined,
): Promise<LinkFault | undefined> {
  const { id, network } = draftOf(client)
  const { namespace, caipNetworkId = network.caipNetworkId } = payment
  if (namespace !== network.chainNamespace || caipNetworkId !== network.caipNetworkId)
    return 'otherNetwork'
  // Without them, whoever made the link does not find the payment.
  if (payment.references) return 'references'
  const all = await listSendTokens(client)
  const token = all.find(({ address }) =>
    payment.token === undefined || !address
      ? !address && payment.token === undefined
      : isSameAddress(namespace, parseCaipAddress(address).address, payment.token),
  )
  if (!token) return 'otherToken'
  const start = draftOf(client)
  // The user went on typing.
  if (start.id !== id || start.recipient !== before) return undefined
  await chooseToken(client, token)
  const { draft } = client.store.getState().send
  // A change of the token makes both anew, and leaves their texts.
  if (draft?.id !== id || draft.recipient.text !== before.text) return undefined
  const text = writeAmount(client, payment)
  if (text !== undefined && draft.amount.text === start.amount.text) typeAmount(client, { text })
  typeMemo(client, { text: payment.memo ?? '' })
  await typeRecipient(client, { text: payment.recipient, via: 'link' })
  return undefined
}

function writeAmount(client: Client, { amount }: PaymentLink): string | undefined {
  if (!amount || 'decimal' in amount) return amount?.decimal
  return formatUnits(amount.units, draftOf(client).token?.decimals ?? 0)
}
