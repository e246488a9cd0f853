import { FoyerError, toFoyerError } from '@foyer/protocol'
import type { ConnectSignIn } from '../ConnectSignIn.js'
import type { Request, SignedOnConnect } from '../FamilyFeatures.js'

/**
 * Has a wallet connect and sign in by one approval. `undefined` where it does not, for whatever reason but the user's: it is connected as ever then.
 *
 * @throws `user_rejected`, `request_pending`: the user has the prompt, or had it, and is not prompted again
 */
export async function signFirst(
  request: Request,
  { run }: ConnectSignIn,
): Promise<SignedOnConnect | undefined> {
  try {
    return await run(request)
  } catch (error) {
    const known = toFoyerError(error)
    if (FoyerError.is(known, 'user_rejected') || FoyerError.is(known, 'request_pending'))
      throw known
    return undefined
  }
}
