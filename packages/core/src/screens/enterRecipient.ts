import { formatUnits, isSameAddress, parseCaipAddress } from '@foyer/protocol'
import { type PaymentFault, type PaymentLink, parsePaymentLink } from '@foyer/protocol/payments'
import type { Client } from '../Client.js'
import { chooseToken } from '../send/chooseToken.js'
import { draftOf } from '../send/draftOf.js'
import { listSendTokens } from '../send/listSendTokens.js'
import { typeAmount } from '../send/typeAmount.js'
import { typeMemo } from '../send/typeMemo.js'
import { typeRecipient } from '../send/typeRecipient.js'

/** Why a payment link is not taken over: it is at fault, or of another network, or for a token that is not here, or for accounts that cannot be added. */
export type RefusedLink = PaymentFault | 'otherNetwork' | 'otherToken' | 'references'

/**
 * What was typed, pasted or scanned as receiver: an address, a name, or a payment link, whose token and amount are taken over with its receiver once its
 * network is compared. Never rejects.
 *
 * @returns why a payment link is not taken over; the text stands in the field then, as no address
 */
export async function enterRecipient(
  client: Client,
  { text, via }: typeRecipient.Parameters,
): Promise<RefusedLink | undefined> {
  // Neither an address nor a name has one.
  if (!text.includes(':')) {
    await typeRecipient(client, { text, via })
    return undefined
  }
  const link = parsePaymentLink(text)
  const fault = 'fault' in link ? link.fault : await take(client, link.payment).catch(never)
  if (fault) await typeRecipient(client, { text })
  return fault
}

/** The tokens could not be listed. */
const never = (): RefusedLink => 'otherToken'

async function take(client: Client, payment: PaymentLink): Promise<RefusedLink | undefined> {
  const { network, recipient: before } = draftOf(client)
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
  // The user went on typing.
  if (draftOf(client).recipient !== before) return undefined
  await chooseToken(client, token)
  const text = writeAmount(client, payment)
  if (text !== undefined) typeAmount(client, { text })
  typeMemo(client, { text: payment.memo ?? '' })
  await typeRecipient(client, { text: payment.recipient, via: 'link' })
  return undefined
}

function writeAmount(client: Client, { amount }: PaymentLink): string | undefined {
  if (!amount || 'decimal' in amount) return amount?.decimal
  return formatUnits(amount.units, draftOf(client).token?.decimals ?? 0)
}
