import { toHexText } from '@foyer/protocol'
import type { Request } from '../../../FamilyFeatures.js'
import { readSignature } from './readSignature.js'
import { toSignError } from './toSignError.js'

/** Has the wallet sign UTF-8 text (EIP-191, `personal_sign`). Returns the signature in hex. */
export async function signMessage(
  request: Request,
  { message, address }: { message: string; address: string },
): Promise<string> {
  const signature = await request('personal_sign', [toHexText(message), address]).catch((error) => {
    throw toSignError(error)
  })
  return readSignature(signature)
}
