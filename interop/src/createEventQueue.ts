/** What was heard and not yet taken, by the name of the event. */
export type EventQueue = {
  tell(event: string, data: unknown): void
  /** The first that was not taken, or the next one to come. */
  next(event: string): Promise<unknown>
  waiting(event: string): number
  /** Nothing more will be heard. */
  end(reason: Error): void
}

type Listener = { resolve(data: unknown): void; reject(reason: Error): void }

export function createEventQueue(): EventQueue {
  const told = new Map<string, unknown[]>()
  const listeners = new Map<string, Listener[]>()
  let ended: Error | undefined
  return {
    tell(event, data) {
      const listener = listeners.get(event)?.shift()
      if (listener) listener.resolve(data)
      else told.set(event, [...(told.get(event) ?? []), data])
    },
    next(event) {
      const [first, ...others] = told.get(event) ?? []
      if (first !== undefined) {
        told.set(event, others)
        return Promise.resolve(first)
      }
      if (ended) return Promise.reject(ended)
      return new Promise((resolve, reject) => {
        listeners.set(event, [...(listeners.get(event) ?? []), { resolve, reject }])
      })
    },
    waiting: (event) => told.get(event)?.length ?? 0,
    end(reason) {
      ended = reason
      for (const { reject } of [...listeners.values()].flat()) reject(reason)
      listeners.clear()
    },
  }
}
