import { base64 } from '@scure/base'
import type { Request } from '../../../FamilyFeatures.js'
import type { SignParameters } from '../../../FamilyTypes.js'
import type { SolanaSigned, SolanaTypes } from '../types.js'
import type { DecodedWire } from '../wire/decodeWire.js'
import { type CheckedWire, readSigned } from './readSigned.js'
import { readUnsigned } from './readUnsigned.js'

/**
 * Has a wallet sign a transaction that is given back and not sent.
 *
 * @throws `transaction_refused`, `answer_invalid` where the wallet signed something else
 */
export async function signTransaction(
  request: Request,
  { address, unsigned }: SignParameters<SolanaTypes>,
): Promise<SolanaSigned> {
  return publish(await signWire(request, readUnsigned(unsigned.transaction, address), address))
}

export async function signWire(
  request: Request,
  wire: DecodedWire,
  address: string,
): Promise<CheckedWire> {
  const parameters = { transaction: base64.encode(wire.bytes) }
  return readSigned(await request('solana_signTransaction', parameters), wire, address)
}

export function publish({ transaction, signature, changes }: CheckedWire): SolanaSigned {
  return { transaction, signature, changes }
}
