import type { SignInFirstCall } from '../../../FamilyFeatures.js'
import { readSignedIn } from './readSignedIn.js'
import { toSignInInput } from './toSignInInput.js'

/** Has a wallet connect and sign in by `solana:signIn`, which needs no connection before: the user chooses the account there. */
export const signInFirst: SignInFirstCall = async (request, message) => {
  const input = toSignInInput(message)
  return readSignedIn(await request('solana_signIn', input), input)
}
