/** One WebSocket, as far as the engine uses it. */
export type PairingSocket = {
  onopen: ((event: never) => void) | null
  onmessage: ((event: never) => void) | null
  onclose: ((event: never) => void) | null
  onerror: ((event: never) => void) | null
  send(text: string): void
  close(): void
}

/** The channel between the tabs of one origin. A tab does not receive what it posts itself. */
type PairingChannel = {
  post(message: unknown): void
  close(): void
}

/** The Web Locks of the page, as far as the engine uses them. */
export type PairingLocks = Pick<LockManager, 'request'>

/**
 * What the engine takes from the browser. What is `undefined` is not there: values then live in memory,
 * and tabs work alone.
 */
export type PairingPlatform = {
  openSocket(url: string): PairingSocket
  readonly databases: IDBFactory | undefined
  /** Pages without TLS have none. */
  readonly subtle: SubtleCrypto | undefined
  readonly locks: PairingLocks | undefined
  openChannel(name: string, onMessage: (message: unknown) => void): PairingChannel | undefined
  /** Calls when the page may have been asleep or without a network. Returns the end of it. */
  onWake(run: () => void): () => void
  /** From 0 to below 1: spreads the attempts of many pages. */
  random(): number
}

/** Nothing of the browser is touched before a member is read. */
export const browserPlatform: PairingPlatform = {
  openSocket: (url) => new WebSocket(url),
  get databases() {
    try {
      return globalThis.indexedDB
    } catch {
      return undefined
    }
  },
  get subtle() {
    return globalThis.crypto?.subtle
  },
  get locks() {
    return globalThis.navigator?.locks
  },
  openChannel(name, onMessage) {
    if (typeof BroadcastChannel === 'undefined') return undefined
    const channel = new BroadcastChannel(name)
    channel.onmessage = ({ data }) => onMessage(data)
    return { post: (message) => channel.postMessage(message), close: () => channel.close() }
  },
  onWake(run) {
    const ended = new AbortController()
    const { signal } = ended
    const { window, document } = globalThis
    window?.addEventListener('online', run, { signal })
    window?.addEventListener('pageshow', run, { signal })
    const seen = () => document.visibilityState === 'visible' && run()
    document?.addEventListener('visibilitychange', seen, { signal })
    return () => ended.abort()
  },
  random: Math.random,
}
