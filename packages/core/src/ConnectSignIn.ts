import type { Request, SignedOnConnect } from './FamilyFeatures.js'

/** How a wallet connects and signs in by one approval: with a text that is ready, for whichever account the user chooses. */
export type ConnectSignIn = {
  /** The request that is sent. A wallet that says what it takes, and does not take this, connects without it. */
  readonly method: string
  /** Sends the request, in the same turn. @throws as {@link SignInFirstCall} */
  run(request: Request): Promise<SignedOnConnect>
}
