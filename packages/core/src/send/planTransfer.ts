import { FoyerError, type Network } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { FeeSpeed } from '../SendFeatures.js'
import { chainOf } from './chainOf.js'
import { worthOf } from './money.js'
import type { SendPreview, SendToken } from './state.js'

/**
 * What a transfer does and costs, as it would be signed.
 *
 * @throws `send_changed` where the chain counts the token in another way than it was read; what a quote throws
 */
export async function planTransfer(
  client: Client,
  { from, to, name, network, token, amount, speed, coinPrice }: planTransfer.Parameters,
): Promise<SendPreview> {
  const { features, rpc } = await chainOf(client, network)
  const [holding, quote] = await Promise.all([
    features.readHolding(rpc, { from, network, asset: token }),
    features.quote(rpc, { from, to, network, asset: token, amount, speed }),
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
    fees: quote.fees.map((line) => ({ ...line, worth: worthOf(line.amount, coin) })),
    fee,
    feeWorth: worthOf(fee, coin),
    speeds: quote.speeds,
    isSponsored: false,
    receives: quote.receives,
    warnings: quote.warnings,
    quote,
  }
}

export declare namespace planTransfer {
  type Parameters = {
    readonly from: string
    readonly to: string
    readonly name: string | undefined
    readonly network: Network
    readonly token: SendToken
    readonly amount: bigint | 'max'
    readonly speed: FeeSpeed
    /** In US dollars, a decimal; absent where no price is known. */
    readonly coinPrice: string | undefined
  }
}
