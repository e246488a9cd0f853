/** What a wallet puts into the page (EIP-1193). Nothing it answers is trusted, so everything is unknown. */
export type Eip1193Provider = {
  request(parameters: { method: string; params?: unknown }): unknown
  on?: unknown
  off?: unknown
  removeListener?: unknown
}

/** Whether something has the shape of a wallet's provider. Never throws, whatever its getters do. */
export function isProvider(value: unknown): value is Eip1193Provider {
  try {
    const provider = value as { request?: unknown; then?: unknown } | null | undefined
    // Something that can be awaited would be awaited wherever it is handed on.
    return typeof provider?.request === 'function' && typeof provider.then !== 'function'
  } catch {
    return false
  }
}
