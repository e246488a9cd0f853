import { divideUp, FoyerError } from '@foyer/protocol'
import type { SendFeatures } from '../../../SendFeatures.js'
import { refuseTransaction } from '../../refuseTransaction.js'
import { checkPayment } from '../checkPayment.js'
import { getBalance } from '../getBalance.js'
import { writePayment } from '../writePayment.js'
import { readRates } from './readRates.js'

/** A payment with what it costs by the outputs that it spends: the very payment that the wallet is asked to sign. */
export const quotePayment: SendFeatures['quote'] = async (
  rpc,
  { from: address, to, network, amount: wanted, speed },
) => {
  const [rates, balance] = await Promise.all([
    readRates(rpc, network),
    getBalance(rpc, { address, network }),
  ])
  const feeRate = rates[speed]
  const write = (value: bigint, sweepTo?: string) => {
    const output = checkPayment({ to, value }, network)
    // Outputs of the older kinds are spent with more than an address tells.
    return writePayment(rpc, { address, network, output, feeRate, sweepTo }).catch((error) => {
      throw FoyerError.is(error, 'action_not_allowed') ? refuseTransaction('account_kind') : error
    })
  }
  if (balance <= 0n) throw new FoyerError('funds_insufficient')
  const amount = wanted === 'max' ? (await write(balance, to)).paid : wanted
  if (amount <= 0n) throw new FoyerError('funds_insufficient')
  const { fee, signInputs } = await write(amount)
  const costAt = (rate: bigint) => divideUp(fee * rate, feeRate)
  return {
    transaction: { to, value: amount, feeRate, feeMax: fee },
    amount,
    fees: [{ kind: 'network', amount: fee }],
    speeds: {
      slow: costAt(rates.slow),
      normal: costAt(rates.normal),
      fast: costAt(rates.fast),
    },
    receives: amount,
    warnings: [],
    does: `${to} ${amount} ${signInputs.length}`,
  }
}
