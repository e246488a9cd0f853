import { FoyerError } from '@foyer/protocol'
import type { FeeSpeed, SendFeatures } from '../../../SendFeatures.js'
import type { CosmosPayment } from '../types.js'
import { measureGas } from './measureGas.js'
import { costOf, readGasPrices } from './readGasPrices.js'
import { readSpendable } from './readSpendable.js'

/** A payment with gas by a simulation and a fee that is fixed here: the very transaction that the wallet is asked to sign. */
export const quotePayment: SendFeatures['quote'] = async (rpc, order) => {
  const { from, to, network, speed, memo } = order
  const [spendable, prices] = await Promise.all([
    readSpendable(rpc, { from, network }),
    readGasPrices(rpc, network),
  ])
  const wanted = order.amount === 'max' ? spendable : order.amount
  if (wanted <= 0n || wanted > spendable) throw new FoyerError('funds_insufficient')
  const draft: CosmosPayment = { to, value: wanted, ...(memo && { memo }) }
  const gas = await measureGas(rpc, { from, network, payment: draft })
  const fee = costOf(gas, prices[speed] ?? prices.normal)
  const amount = order.amount === 'max' ? spendable - fee : wanted
  if (amount <= 0n || amount + fee > spendable) throw new FoyerError('funds_insufficient')
  const speeds = Object.entries(prices).map(([name, price]) => [name, costOf(gas, price)])
  return {
    transaction: { ...draft, value: amount, gas, fee } satisfies CosmosPayment,
    amount,
    fees: [{ kind: 'network', amount: fee }],
    speeds: Object.fromEntries(speeds) as Partial<Record<FeeSpeed, bigint>>,
    receives: amount,
    warnings: [],
    does: `${to} ${amount} ${memo ?? ''}`,
  }
}
