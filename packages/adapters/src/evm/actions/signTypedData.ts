import type { Eip155TypedData } from '@foyer/core'
import { typedDataDomain } from '@foyer/protocol'
import { requestProvider } from '../dialect/requestProvider.js'
import { readSignature } from './readSignature.js'
import { requestAs } from './requestAs.js'
import type { Tools } from './Tools.js'
import { toSignError } from './toSignError.js'

/** Has the wallet sign structured data (EIP-712, `eth_signTypedData_v4`). Returns the signature in hex. */
export async function signTypedData(
  tools: Tools,
  connectorId: string,
  { typedData, address }: { typedData: Eip155TypedData; address: string },
): Promise<string> {
  const { provider, from } = await requestAs(tools, connectorId, { address })
  const signature = await requestProvider(provider, 'eth_signTypedData_v4', [
    from,
    write(typedData),
  ]).catch((error) => {
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
