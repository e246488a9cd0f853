import { fitsTypes } from './fitsTypes.js'
import { readStruct } from './readStruct.js'
import type { ReadTypedData } from './TypedReading.js'
import { asAddress, isSameAddress, type TypedParts } from './typedParts.js'

const struct = 'Revocation(address account,bytes32 id)'

/** Reads what an account signs for the contract of session keys. @throws when a field is not what its type says */
export function readRevocation(
  { types, primaryType, message }: TypedParts,
  account: string,
): ReadTypedData | undefined {
  if (primaryType !== 'Revocation' || !fitsTypes(types, [struct])) return undefined
  const fields = readStruct(types, primaryType, message)
  if (!isSameAddress(asAddress(fields.account), account)) return undefined
  return { is: 'revocation', id: String(fields.id) }
}
