import { FoyerError } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { isCollection } from '../requests/isCollection.js'
import type { SendOrder } from '../SendFeatures.js'
import { callsOf } from './callsOf.js'
import { chainOf } from './chainOf.js'
import { costOf, worthOf } from './money.js'
import type { SendPreview, SendToken } from './state.js'

/**
 * What a transfer does and costs, as it would be signed.
 *
 * @throws `action_not_allowed` for a memo or a token where the chain family has none, and for an account for what is collected; `send_changed` where the chain counts the token in another way than it was read; what a quote throws
 */
export async function planTransfer(
  client: Client,
  { name, token, coinPrice, memo, paysItself, ...order }: planTransfer.Parameters,
): Promise<SendPreview> {
  const { from, to, network } = order
  const madeAt = client.clock.now()
  const { features, rpc } = await chainOf(client, network)
  if ((memo && !features.takesMemo) || isCollection(client, network))
    throw new FoyerError('action_not_allowed')
  const isToken = token.address !== undefined || token.tokenId !== undefined
  if (isToken && !features.sendsTokens) throw new FoyerError('action_not_allowed')
  const quoteIt = async () =>
    features.quote(rpc, {
      ...{ ...order, asset: token, ...(await callsOf(client, { network, features, paysItself })) },
      ...(memo && { memo }),
    })
  const [holding, quote] = await Promise.all([
    features.readHolding(rpc, { from, network, asset: token }),
    quoteIt(),
  ])
  // The amount was read with these decimals.
  if (holding.decimals !== token.decimals) throw new FoyerError('send_changed')
  const coin = { decimals: network.nativeCurrency.decimals, price: coinPrice }
  const fee = quote.fees.reduce((sum, line) => sum + line.amount, 0n)
  return {
    to,
    name,
    amount: quote.amount,
    worth: worthOf(quote.amount, token),
    fees: quote.fees.map((line) => ({ ...line, worth: costOf(line.amount, coin) })),
    fee,
    feeWorth: costOf(fee, coin),
    coinPrice,
    speeds: quote.speeds,
    isSponsored: quote.isSponsored ?? false,
    receives: quote.receives,
    warnings: quote.warnings,
    madeAt,
    quote,
  }
}

export declare namespace planTransfer {
  type Parameters = Omit<
    SendOrder,
    'asset' | 'isSmartAccount' | 'inCalls' | 'sponsor' | 'count'
  > & {
    readonly name: string | undefined
    readonly token: SendToken
    /** In US dollars, a decimal; absent where no price is known. */
    readonly coinPrice: string | undefined
    /** See `callsOf`. */
    readonly paysItself?: boolean | undefined
  }
}
