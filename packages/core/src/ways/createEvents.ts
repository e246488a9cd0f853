type Listener = (value: never) => void

/** Event listeners by name. A listener that throws does not keep the others from being called. */
export function createEvents() {
  const listeners = new Map<string, Set<Listener>>()
  return {
    on(event: string, listener: Listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener(event: string, listener: Listener) {
      listeners.get(event)?.delete(listener)
    },
    size: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
    emit(event: string, value: unknown) {
      for (const listener of [...(listeners.get(event) ?? [])]) {
        try {
          ;(listener as (value: unknown) => void)(value)
        } catch {
          // It is the page's own, and its failure its own business.
        }
      }
    },
  }
}
