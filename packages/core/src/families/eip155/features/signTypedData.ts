import { typedDataDomain } from '@foyer/protocol'
import type { Request } from '../../../FamilyFeatures.js'
import type { Eip155TypedData } from '../types.js'
import { readSignature } from './readSignature.js'
import { toSignError } from './toSignError.js'

/** Has the wallet sign structured data (EIP-712, `eth_signTypedData_v4`). Returns the signature in hex. */
export async function signTypedData(
  request: Request,
  { typedData, address }: { typedData: Eip155TypedData; address: string },
): Promise<string> {
  const parameters = [address, write(typedData)]
  const signature = await request('eth_signTypedData_v4', parameters).catch((error) => {
    throw toSignError(error)
  })
  return readSignature(signature)
}

/** Wallets want the type of the domain spelled out, and integers too large for JSON as text. */
function write({ domain, types, primaryType, message }: Eip155TypedData) {
  const EIP712Domain = typedDataDomain(domain)
  return JSON.stringify(
    { domain, types: { EIP712Domain, ...types }, primaryType, message },
    (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value),
  )
}
