import { ask } from '../engine/ask.js'
import { askAs } from './askAs.js'
import { readSignature } from './readSignature.js'
import type { Tools } from './tools.js'
import { toSignError } from './toSignError.js'

/** Has the wallet sign UTF-8 text (EIP-191, `personal_sign`). Returns the signature in hex. */
export async function signMessage(
  tools: Tools,
  connectorId: string,
  { message, address }: { message: string; address: string },
): Promise<string> {
  const { provider, from } = await askAs(tools, connectorId, { address })
  const bytes = new TextEncoder().encode(message)
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const signature = await ask(provider, 'personal_sign', [`0x${hex}`, from]).catch((error) => {
    throw toSignError(error)
  })
  return readSignature(signature)
}
