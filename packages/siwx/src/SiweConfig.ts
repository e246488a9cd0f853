/** A session of an older sign-in client: the address, and the number of an EVM network. */
export type SiweSession = { readonly address: string; readonly chainId: number }

/** What the text of an older sign-in client is made of: the parts of EIP-4361. */
export type SiweMessageParts = {
  /** With its checksum (EIP-55). */
  readonly address: string
  readonly chainId: number
  readonly nonce: string
  readonly version: '1'
  readonly domain: string
  readonly uri: string
  /** RFC 3339: issued at, not before, expires. */
  readonly iat?: string | undefined
  readonly nbf?: string | undefined
  readonly exp?: string | undefined
  readonly statement?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}

/** What a host may say of its texts; the page's domain and address are taken for those that it leaves out. */
export type SiweMessageParams = Partial<
  Pick<
    SiweMessageParts,
    'domain' | 'uri' | 'iat' | 'nbf' | 'exp' | 'statement' | 'requestId' | 'resources'
  >
>

/** The calls and flags of an older sign-in client (`siweConfig`). */
export type SiweConfig = {
  /** A nonce of the backend, for the account of this address. */
  readonly getNonce: (address?: string) => Promise<string>
  /** The text to sign, by EIP-4361 to the letter, of exactly these parts. */
  readonly createMessage: (parts: SiweMessageParts) => string
  /** Has the backend check the text and open its session. Anything but `true` is a no. */
  readonly verifyMessage: (signed: {
    readonly message: string
    readonly signature: string
  }) => Promise<boolean>
  /**
   * The session of the backend; `null` where there is none. An error says that there is none, too, as samples for older clients throw one; an error of
   * `fetch` (`TypeError`, `DOMException`) says that the backend cannot be asked.
   */
  readonly getSession: () => Promise<SiweSession | null | undefined>
  /** Ends the session. `false`: it has not ended. */
  readonly signOut: () => Promise<boolean>
  readonly getMessageParams?: (() => Promise<SiweMessageParams>) | undefined
  readonly onSignIn?: ((session: SiweSession) => void) | undefined
  readonly onSignOut?: (() => void) | undefined
  /** Whether a wallet stays connected only with a session. Default: `true`. */
  readonly required?: boolean | undefined
  /** Whether users are asked to sign in at all. Default: `true`. */
  readonly enabled?: boolean | undefined
  /** After so long a text that waits to be signed gets a new nonce. Default: 300,000. */
  readonly nonceRefetchIntervalMs?: number | undefined
  /** So often the session is asked for while the page is open. Default: 300,000. */
  readonly sessionRefetchIntervalMs?: number | undefined
  /** Whether disconnecting ends the session. Default: `true`. */
  readonly signOutOnDisconnect?: boolean | undefined
  /** Whether another account in the wallet ends the session. Default: `true`. */
  readonly signOutOnAccountChange?: boolean | undefined
  /** Whether another network ends the session; where not, it is one for all networks of the account. Default: `true`. */
  readonly signOutOnNetworkChange?: boolean | undefined
}
