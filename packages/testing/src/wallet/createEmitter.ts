type Listener = (value: never) => void

/** The event half of an EIP-1193 provider. */
export function createEmitter(): Emitter {
  const listeners = new Map<string, Set<Listener>>()
  return {
    on(event, listener) {
      const known = listeners.get(event)
      if (known) known.add(listener)
      listeners.set(event, known ?? new Set([listener]))
    },
    off(event, listener) {
      listeners.get(event)?.delete(listener)
    },
    emit(event, value) {
      for (const listener of [...(listeners.get(event) ?? [])]) callListener(listener, value)
    },
    count: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
    clear: () => listeners.clear(),
  }
}

export type Emitter = {
  on(event: string, listener: Listener): void
  off(event: string, listener: Listener): void
  emit(event: string, value: unknown): void
  /** How many listeners the page holds. */
  count(): number
  clear(): void
}

/** The error of a page's listener is reported in the page, and the other listeners are still called. */
function callListener(listener: Listener, value: unknown) {
  try {
    listener(value as never)
  } catch (error) {
    globalThis.reportError?.(error)
  }
}
