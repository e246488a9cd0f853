import type { CaipNetworkId, Namespace } from '../caip.js'
import type { SiwxMessage } from './SiwxMessage.js'

/** What a sign-in message says (CAIP-122). `accountAddress` is spelled as its chain family does. */
export type SiwxData = Omit<SiwxMessage, 'address'> & { readonly accountAddress: string }

/** What a store makes the text to sign of. */
export type SiwxInput = {
  readonly accountAddress: string
  readonly chainId: CaipNetworkId
  /** RFC 3339. */
  readonly notBefore?: string | undefined
}

/** A message, and by `toString` the text that is signed. */
export type SiwxText = SiwxData & { toString(): string }

/** What a text says whoever signs it, on whichever network. */
export type SiwxTerms = Omit<SiwxMessage, 'address' | 'chainId'>

/** A sign-in: the account, and the text that it signed. */
export type SiwxSession = {
  readonly data: SiwxData
  /** The text that was signed, to the letter. */
  readonly message: string
  /** In the encoding of the chain family: hex with 0x on EVM networks. */
  readonly signature: string
  /** The account's public key where its address does not tell it (Cosmos), base64. */
  readonly publicKey?: string | undefined
}

/** Which wallet signs in, for lists of sessions. */
export type SiwxWallet = {
  readonly type: 'walletconnect' | 'extension' | 'social' | 'unknown'
  readonly name?: string | undefined
  /** Of a login. */
  readonly social?: string | undefined
}

/** A sign-in of this account as its store lists it, of this browser or of another one. */
export type SiwxListed = {
  /** By this it is revoked. */
  readonly id: string
  readonly chainId: string
  readonly address: string
  /** RFC 3339. */
  readonly signedInAt?: string | undefined
  readonly expiresAt?: string | undefined
  readonly walletName?: string | undefined
  /** What the browser calls itself, in a few words. */
  readonly browserName?: string | undefined
  /** It is the one of this page. */
  readonly isCurrent?: boolean | undefined
}

/**
 * What keeps sign-ins: the contract of a sign-in plug-in. Every promise may reject; a store that cannot be reached rejects, and does not say that
 * there is no session.
 */
export type SiwxStore = {
  /** Makes the text for an account: with a nonce that is used once. */
  createMessage(input: SiwxInput): Promise<SiwxText>
  /**
   * What a wallet is given to sign while it connects, when its account is not known yet: with a nonce that is used once, and is of no account. The text is
   * then the one that CAIP-122 makes of it. Absent: a wallet connects first and signs then, which is two approvals.
   */
  createTerms?(): Promise<SiwxTerms>
  /** Checks the signature, then keeps the session. Rejects when it is not valid. */
  addSession(session: SiwxSession, wallet?: SiwxWallet): Promise<void>
  /** Ends the session that holds for an account on a network; with the scope `account` that is one of another network, too. */
  revokeSession(chainId: CaipNetworkId, address: string): Promise<void>
  /** Checks all, and keeps them in the place of those it had; an empty list ends all. */
  setSessions(sessions: readonly SiwxSession[]): Promise<void>
  /** The valid sessions of an account on a network; none that has expired or has not begun. */
  getSessions(chainId: CaipNetworkId, address: string): Promise<readonly SiwxSession[]>
  /** Whether a wallet stays connected only with a session. Default: it may stay. */
  getRequired?(): boolean
  /** Sign-ins of the account in use, in all browsers. Absent: the store cannot list them. */
  listSessions?(): Promise<readonly SiwxListed[]>
  /** The headers of a request to the host's backend that show whose session it is of. Absent: a cookie does. */
  headersFor?(request: {
    readonly url: string
    readonly method: string
  }): Promise<Readonly<Record<string, string>>>
  /** Its sessions are of the host's Foyer server, which knows by these headers whose purchases it is about. Those of other stores never reach that server. */
  readonly isOfServer?: true | undefined
  /** Ends one of those. */
  endSession?(id: string): Promise<void>
  /** The chain families whose accounts sign in; those of others connect and are asked nothing. Default: all. */
  readonly namespaces?: readonly Namespace[] | undefined
  /** How long a text that was made may be signed, in milliseconds; then another one is made. Default: four minutes. */
  readonly textLifeMs?: number | undefined
  /** After so many milliseconds the store is asked again whether there is a session. Default: only where something says that it may have ended. */
  readonly recheckMs?: number | undefined
  /** Whether one signature is for all networks of an account that is held by a key. Default: `chain`. */
  readonly scope?: 'chain' | 'account' | undefined
  /** Whether disconnecting ends the session. Default: `true`. */
  readonly signOutOnDisconnect?: boolean | undefined
  /** Whether another account in the wallet ends the sessions of the former, on all networks of the page. Default: `false`. */
  readonly signOutOnAccountChange?: boolean | undefined
  /** Whether another network ends the session on the former. Default: `false`. */
  readonly signOutOnNetworkChange?: boolean | undefined
}
