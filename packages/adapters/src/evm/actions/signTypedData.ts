import type { TypedData } from '@foyer/core'
import { typedDataDomain } from '@foyer/protocol'
import { ask } from '../engine/ask.js'
import { askAs } from './askAs.js'
import { readSignature } from './readSignature.js'
import type { Tools } from './tools.js'
import { toSignError } from './toSignError.js'

/** Has the wallet sign structured data (EIP-712, `eth_signTypedData_v4`). Returns the signature in hex. */
export async function signTypedData(
  tools: Tools,
  connectorId: string,
  { typedData, address }: { typedData: TypedData; address: string },
): Promise<string> {
  const { provider, from } = await askAs(tools, connectorId, { address })
  const signature = await ask(provider, 'eth_signTypedData_v4', [from, write(typedData)]).catch(
    (error) => {
      throw toSignError(error)
    },
  )
  return readSignature(signature)
}

/** Wallets want the type of the domain spelled out, and integers too large for JSON as text. */
function write({ domain, types, primaryType, message }: TypedData) {
  const EIP712Domain = typedDataDomain(domain)
  return JSON.stringify(
    { domain, types: { EIP712Domain, ...types }, primaryType, message },
    (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value),
  )
}
