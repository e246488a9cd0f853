/** The requesting app, as it describes itself: shown as text only. */
export type PocketPeer = {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}

/** What a session grants in a family of networks. */
export type PocketNamespace = {
  readonly chains: readonly string[]
  /** CAIP-10. */
  readonly accounts: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

export type PocketSession = {
  /** 64 hex digits. */
  readonly topic: string
  readonly peer: PocketPeer
  readonly namespaces: Readonly<Record<string, PocketNamespace>>
  /** Milliseconds since 1970. */
  readonly expiresAt: number
  /** Whether the page said that it has the session too. */
  readonly acknowledged: boolean
}
