import { FoyerError } from '@foyer/protocol'
import type { SendFeatures } from '../../../SendFeatures.js'
import { refuseTransaction } from '../../refuseTransaction.js'
import type { PolkadotPayment } from '../types.js'
import { blockWindow } from './blockWindow.js'
import { preparePayment } from './preparePayment.js'
import { readAccount } from './readAccount.js'

/** A payment with the most that it may cost. What the account has to keep stays: Max leaves it, and more is refused. */
export const quotePayment: SendFeatures['quote'] = async (rpc, order) => {
  const { from, to, network } = order
  const [own, receiver] = await Promise.all([
    readAccount(rpc, { address: from, network }),
    readAccount(rpc, { address: to, network }),
  ])
  const draft = order.amount === 'max' ? own.free : order.amount
  if (draft <= 0n || draft > own.free) throw new FoyerError('funds_insufficient')
  const prepared = await preparePayment(rpc, { from, network, to, value: draft })
  const { feeMax: fee, existentialDeposit, height } = prepared
  const kept = own.locked > existentialDeposit ? own.locked : existentialDeposit
  const most = own.free - kept - fee
  const amount = order.amount === 'max' ? most : order.amount
  if (amount > most && amount + fee <= own.free && own.locked <= existentialDeposit)
    throw refuseTransaction('account_would_end')
  if (amount <= 0n || amount > most) throw new FoyerError('funds_insufficient')
  if (!receiver.isThere && amount < existentialDeposit)
    throw refuseTransaction('receiver_below_deposit')
  const transaction: PolkadotPayment = { to, value: amount, feeMax: fee }
  return {
    ...{ transaction, amount, receives: amount, warnings: [] },
    fees: [{ kind: 'network', amount: fee }],
    speeds: { normal: fee },
    // What it does, and in which blocks it can be: both are known when it is looked for.
    does: `${to} ${amount} ${blockWindow.write(height)}`,
  }
}
