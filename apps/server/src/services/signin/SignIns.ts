import type { SignInSession, SignInTokens } from '@foyer/protocol/api'
import type { Project } from '../../projects/Project.js'
import type { CheckedProof } from '../../proofs/checkProof.js'
import type { Proofs } from '../../proofs/Proofs.js'
import type { PublicKey } from './createTokenSigner.js'
import type { OpenSignIn } from './findSignIn.js'

/** Sign-ins of wallets to hosts (CAIP-122): their nonces, sessions and tokens. */
export type SignIns = {
  /** A nonce for one message, and what shows that it is this browser's. Nothing is stored of it. */
  issueNonce(visit: SignInVisit): Promise<{ nonce: string; token: string; at: number }>
  /**
   * Opens a session for the account that signed a message.
   *
   * @throws 401 `sign_in_refused`, whatever is wrong with it
   */
  open(attempt: SignInAttempt): Promise<SignInTokens>
  /**
   * The same, held by one secret for a cookie: it renews nothing, and what renews tokens is no such secret.
   *
   * @throws 401 `sign_in_refused`
   */
  openForCookie(attempt: SignInAttempt): Promise<{ session: OpenSignIn; secret: string }>
  /**
   * The next token of a session. A secret that was used before ends the session: two have it then.
   *
   * @throws 401 `sign_in_refused`
   */
  renew(renewal: SignInRenewal): Promise<SignInTokens>
  /** The open session that a token is of. @throws 401 `sign_in_refused` */
  find(token: string, project: string | undefined): Promise<OpenSignIn>
  /** The open session that the secret of a cookie holds. @throws 401 `sign_in_refused` */
  findByCookie(secret: string, project: string): Promise<OpenSignIn>
  /** What is kept of the account of a session. */
  readAccount(session: OpenSignIn): Promise<SignInAccount>
  putMetadata(session: OpenSignIn, metadata: Readonly<Record<string, string>> | null): Promise<void>
  /** The sessions of the same account in the same project, those in use last first. */
  list(session: OpenSignIn): Promise<SignInSession[]>
  /** Ends one session of the account of this one, or all of them. */
  end(session: OpenSignIn, which: { readonly id: string } | 'all'): Promise<void>
  /** What tokens are checked with. */
  publicKeys(): Promise<{ keys: PublicKey[] }>
  /** What proofs of browsers' keys are checked with. */
  proofs(): Promise<Proofs>
  /** Forgets what is over. */
  forget(): Promise<void>
}

export type SignInVisit = {
  readonly project: Project
  /** Of the page; absent where no browser asks, and with a GET of a page of the server's own origin. */
  readonly origin: string | undefined
}

export type SignInAttempt = SignInVisit & {
  /** The page may be of the server's own origin; `false` where its browser says that it is not. */
  readonly isSameOrigin: boolean
  /** The token of the nonce. */
  readonly pass: string
  readonly message: string
  readonly signature: string
  readonly publicKey: string | undefined
  /** The network that the page names. */
  readonly chainId: string | undefined
  /** Where a proof of the browser's key came with it. It is used up with the nonce. */
  readonly proof: CheckedProof | undefined
  readonly browser: string | undefined
  readonly wallet: string | undefined
}

type SignInRenewal = {
  readonly project: Project
  readonly refresh: string
  readonly jkt: string | undefined
}

export type SignInAccount = {
  readonly metadata: Record<string, string> | null
  readonly firstSignedInAt: number
  readonly lastSignedInAt: number
}
