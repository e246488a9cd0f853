import { toHexText } from '@foyer/protocol'
import { requestProvider } from '../dialect/requestProvider.js'
import { readSignature } from './readSignature.js'
import { requestAs } from './requestAs.js'
import type { Tools } from './Tools.js'
import { toSignError } from './toSignError.js'

/** Has the wallet sign UTF-8 text (EIP-191, `personal_sign`). Returns the signature in hex. */
export async function signMessage(
  tools: Tools,
  connectorId: string,
  { message, address }: { message: string; address: string },
): Promise<string> {
  const { provider, from } = await requestAs(tools, connectorId, { address })
  const signature = await requestProvider(provider, 'personal_sign', [
    toHexText(message),
    from,
  ]).catch((error) => {
    throw toSignError(error)
  })
  return readSignature(signature)
}
