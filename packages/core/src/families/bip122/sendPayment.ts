import { FoyerError } from '@foyer/protocol'
import type { Request, Rpc } from '../../FamilyFeatures.js'
import type { SendParameters } from '../../FamilyTypes.js'
import { checkPayment } from './checkPayment.js'
import { readId } from './readId.js'
import { signPsbt } from './signPsbt.js'
import type { Bip122Types } from './types.js'
import { writePayment } from './writePayment.js'

/**
 * Has a wallet send a payment; one that only signs is given a transaction that is written here, and sent by the network.
 *
 * @returns the transaction's id
 * @throws `fee_risen` where the fee would be above `feeMax`, what `checkPayment`, `writePayment` and `signPsbt` throw
 */
export async function sendPayment(
  request: Request,
  { address, network, transaction, onSigned }: SendParameters<Bip122Types>,
  rpc: Rpc,
): Promise<string> {
  const output = checkPayment(transaction, network)
  const { feeRate, feeMax } = transaction
  const sign = async () => {
    const payment = await writePayment(rpc, { address, network, output, feeRate })
    if (feeMax !== undefined && payment.fee > feeMax) throw new FoyerError('fee_risen')
    const { psbt, signInputs, broadcast } = payment
    const wanted = { address, network, psbt, signInputs, broadcast }
    const signed = await signPsbt(request, wanted, rpc, onSigned)
    return readId(signed.txid)
  }
  if (feeRate !== undefined) return sign()
  try {
    const { to, value } = transaction
    const parameters = { account: address, recipientAddress: to, amount: String(value) }
    return readId(Object(await request('sendTransfer', parameters)).txid)
  } catch (error) {
    if (!FoyerError.is(error, 'action_not_allowed')) throw error
  }
  return sign()
}
