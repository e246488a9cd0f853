import { FoyerError } from '@foyer/protocol'
import { checkSiwxMessage } from '@foyer/protocol/siwx'
import type { Request, SignedIn, SignInParameters } from '../../../FamilyFeatures.js'
import { readSignedIn } from './readSignedIn.js'
import { toSignInInput } from './toSignInInput.js'

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
  const { address: signer, ...signed } = readSignedIn(await request('solana_signIn', input), input)
  if (signer !== address) throw differs('address')
  return signed
}

function differs(field: string) {
  return new FoyerError('sign_in_differs', { data: { field } })
}
