import { FoyerError } from '@foyer/protocol'
import { base64 } from '@scure/base'
import type { Request } from '../../../FamilyFeatures.js'
import type { SignAllParameters } from '../../../FamilyTypes.js'
import type { SolanaSigned, SolanaTypes } from '../types.js'
import { decodeWire } from '../wire/decodeWire.js'
import { checkSigned } from './readSigned.js'
import { readUnsigned } from './readUnsigned.js'
import { publish, signWire } from './signTransaction.js'

/** As many as the embedded wallet shows. */
const transactionsMax = 50

/**
 * Has a wallet sign several transactions, at once where it can, else one after the other: all are signed, or none is given back.
 *
 * @throws `transaction_refused`, `action_not_allowed` for none or more than 50, `answer_invalid` where the wallet signed something else
 */
export async function signAllTransactions(
  request: Request,
  { address, unsigned }: SignAllParameters<SolanaTypes>,
): Promise<readonly SolanaSigned[]> {
  if (unsigned.length === 0 || unsigned.length > transactionsMax)
    throw new FoyerError('action_not_allowed')
  const wires = unsigned.map(({ transaction }) => readUnsigned(transaction, address))
  try {
    const transactions = wires.map(({ bytes }) => base64.encode(bytes))
    const answer = await request('solana_signAllTransactions', { transactions })
    const { transactions: signed } = Object(answer) as { readonly transactions?: unknown }
    if (!Array.isArray(signed) || signed.length !== wires.length)
      throw new FoyerError('answer_invalid')
    return wires.map((wire, index) =>
      publish(checkSigned(decodeWire(signed[index]), wire, address)),
    )
  } catch (error) {
    if (!FoyerError.is(error, 'action_not_allowed')) throw error
  }
  const signed: SolanaSigned[] = []
  for (const wire of wires) signed.push(publish(await signWire(request, wire, address)))
  return signed
}
