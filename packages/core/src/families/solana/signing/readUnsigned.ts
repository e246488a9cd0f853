import { refuseTransaction } from '../../refuseTransaction.js'
import { type DecodedWire, decodeWire } from '../wire/decodeWire.js'

/**
 * A transaction that this account is to sign.
 *
 * @throws `transaction_refused` for what is none, or needs no signature of the account
 */
export function readUnsigned(given: unknown, address: string): DecodedWire {
  const wire = decodeWire(given)
  if (!wire) throw refuseTransaction('not_readable')
  if (!wire.signers.includes(address)) throw refuseTransaction('signer_missing')
  return wire
}
