import type { Request } from '../../FamilyFeatures.js'
import { readField } from '../../ways/readField.js'

/** Has a wallet sign a text. The request leaves at once; what checks the answer is loaded beside it. */
export async function signMessage(
  request: Request,
  { message, address }: { message: string; address: string },
): Promise<string> {
  const answer = request('signMessage', { account: address, address, message })
  const [given, { demandSignature }] = await Promise.all([answer, import('./demandSignature.js')])
  return demandSignature(readField(given, 'signature'), { message, address })
}
