import { divideUp, FoyerError, type Network } from '@foyer/protocol'
import type { Rpc } from '../../../Rpc.js'
import type { FeeSpeed, SendFeatures, SendOrder, SendQuote } from '../../../SendFeatures.js'
import { readUnitPrice } from '../nodes/readUnitPrice.js'
import { preparePayment } from '../payment/preparePayment.js'
import { getTokenBalance } from '../tokens/getTokenBalance.js'
import type { SolanaPayment, SolanaPrepared } from '../types.js'
import { readCoins } from './readCoins.js'

/** Lamports for the one signature. */
const signatureFee = 5_000n
/** What is offered for a unit of computing, at most: with the most units that a transaction has that is less than a thousandth of a SOL. */
const unitPriceMax = 700_000n
/** What is offered beside what the network took lately, in halves of it. */
const halves = { slow: 1n, normal: 2n, fast: 4n } as const

/**
 * A payment with an offer for computing that is fixed here, and its fee by a simulation. It is written again when it is signed, because a transaction
 * of Solana is good for a minute: with the same offer, so that it costs no more.
 */
export const quotePayment: SendFeatures['quote'] = async (rpc, order) => {
  const { from, to, network, asset, speed, memo } = order
  const { address: token } = asset
  const [coins, wanted, priceOf] = await Promise.all([
    readCoins(rpc, { from, network }),
    token === undefined ? undefined : readWanted(rpc, order, token),
    readOffers(rpc, { from, to, network }),
  ])
  const prepare = async (value: bigint) => {
    const transaction: SolanaPayment = {
      ...{ to, value, unitPrice: priceOf(speed) },
      ...(token !== undefined && { token }),
      ...(memo && { memo }),
    }
    const prepared = await preparePayment(rpc, { address: from, network, transaction })
    return { transaction, prepared }
  }
  demandCoins(order, coins >= signatureFee)
  const isMax = order.amount === 'max' && token === undefined
  const most = isMax ? coins - signatureFee : (wanted ?? (order.amount as bigint))
  if (most <= 0n || (token === undefined && most > coins))
    throw new FoyerError('funds_insufficient')
  const first = await prepare(most)
  // What the offer costs is known now, and is the same for another amount.
  const value = isMax ? coins - first.prepared.fee : most
  const { transaction, prepared } = value === most ? first : await prepare(value)
  const { fee, rent, receives } = prepared
  demandCoins(order, coins >= fee + rent + (token === undefined ? value : 0n))
  return {
    ...{ transaction, receives, amount: value },
    fees: [
      { kind: 'network', amount: fee },
      ...(rent > 0n ? [{ kind: 'rent', amount: rent } as const] : []),
    ],
    speeds: speedsOf(prepared, priceOf, speed),
    warnings: warningsOf(prepared, value),
  }
}

/** What a token does to a payment of this much. */
function warningsOf({ receives, hook }: SolanaPrepared, value: bigint): SendQuote['warnings'] {
  return [
    ...(receives < value ? [{ code: 'receives_less', mustConfirm: false } as const] : []),
    ...(hook === undefined ? [] : [{ code: 'hooked', mustConfirm: false, address: hook } as const]),
  ]
}

/** How much of a token is sent. @throws `funds_insufficient` where the account has less */
async function readWanted(
  rpc: Rpc,
  { from: address, network, amount }: SendOrder,
  token: string,
): Promise<bigint> {
  const held = await getTokenBalance(rpc, { address, network, token })
  const wanted = amount === 'max' ? held.amount : amount
  if (wanted > held.amount || wanted <= 0n) throw new FoyerError('funds_insufficient')
  return wanted
}

async function readOffers(
  rpc: Rpc,
  { from, to, network }: { from: string; to: string; network: Network },
) {
  const price = await readUnitPrice(rpc, network.caipNetworkId, [from, to])
  return (speed: FeeSpeed) => {
    const offer = (price * halves[speed] + 1n) / 2n
    return offer < unitPriceMax ? offer : unitPriceMax
  }
}

/** @throws `funds_insufficient`, `coin_for_fee_missing` */
function demandCoins({ network, asset }: SendOrder, isEnough: boolean): void {
  if (isEnough) return
  if (asset.address === undefined) throw new FoyerError('funds_insufficient')
  throw new FoyerError('coin_for_fee_missing', { data: { symbol: network.nativeCurrency.symbol } })
}

/** A network on which nothing is offered has one price. */
function speedsOf(
  { fee, rent }: SolanaPrepared,
  priceOf: (speed: FeeSpeed) => bigint,
  speed: FeeSpeed,
): SendQuote['speeds'] {
  const own = priceOf(speed)
  if (own === 0n) return { normal: fee + rent }
  const offered = fee - signatureFee
  const costOf = (other: FeeSpeed) => signatureFee + rent + divideUp(offered * priceOf(other), own)
  return { slow: costOf('slow'), normal: costOf('normal'), fast: costOf('fast') }
}
