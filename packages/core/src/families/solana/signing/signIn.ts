import { FoyerError } from '@foyer/protocol'
import { checkSiwxMessage } from '@foyer/protocol/siwx'
import { base58 } from '@scure/base'
import type { Request, SignedIn, SignInParameters } from '../../../FamilyFeatures.js'
import { readField } from '../../../ways/readField.js'
import { demandSignature } from './demandSignature.js'
import { differenceOf } from './differenceOf.js'
import { toSignInInput } from './toSignInInput.js'

/** Characters of the text in base58: more than any field fills. */
const textMax = 8_192

/**
 * Has a wallet sign in by its own standard (`solana:signIn`): it writes the text of the fields that it is given, shows and signs it. The text that
 * comes back is read again, and each field compared with what was given; the account and its signature too.
 *
 * @throws `sign_in_invalid` with the field for what no message may say: nothing is requested then
 * @throws `sign_in_differs` with the field where the wallet signed another text, or for another account; `answer_invalid`
 */
export async function signIn(
  request: Request,
  { message, address }: SignInParameters,
): Promise<SignedIn> {
  const fault = checkSiwxMessage(message)
  if (fault) throw new FoyerError('sign_in_invalid', { data: { field: fault } })
  if (message.address !== address)
    throw new FoyerError('sign_in_invalid', { data: { field: 'address' } })
  const input = toSignInInput(message)
  const answer = await request('solana_signIn', input)
  if (readField(answer, 'address') !== address) throw differs('address')
  const bytes = readBytes(readField(answer, 'signedMessage'))
  const text = readText(bytes)
  const field = differenceOf(text, input)
  if (field !== undefined) throw differs(field)
  const signature = demandSignature(readField(answer, 'signature'), { bytes, address })
  return { message: text, signature }
}

function differs(field: string) {
  return new FoyerError('sign_in_differs', { data: { field } })
}

function readBytes(text: string): Uint8Array {
  try {
    return base58.decode(text.slice(0, textMax))
  } catch {
    throw new FoyerError('answer_invalid')
  }
}

/** UTF-8 without a mark at its beginning, which would be part of what is signed and not of what is read. */
function readText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new FoyerError('answer_invalid')
  }
}
