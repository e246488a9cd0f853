import type { Eip1193Provider } from '@foyer/protocol'

type Handlers = Readonly<Record<string, (value: unknown) => void>>

/**
 * Listens to a wallet until the returned function is called. Later calls are ignored, of a wallet that keeps
 * emitting or cannot remove a listener.
 */
export function listen(provider: Eip1193Provider, handlers: Handlers): () => void {
  let stopped = false
  const guarded = Object.entries(handlers).map(([name, handler]) => {
    const guard = (value: unknown) => {
      if (!stopped) handler(value)
    }
    return [name, guard] as const
  })
  for (const [name, guard] of guarded) attempt(provider, ['on'], name, guard)
  return () => {
    if (stopped) return
    stopped = true
    for (const [name, guard] of guarded) attempt(provider, ['removeListener', 'off'], name, guard)
  }
}

function attempt(
  provider: Eip1193Provider,
  methods: readonly ('on' | 'off' | 'removeListener')[],
  ...parameters: [string, (value: unknown) => void]
) {
  for (const method of methods) {
    try {
      const run = provider[method]
      if (typeof run !== 'function') continue
      run.apply(provider, parameters)
      return
    } catch {}
  }
}
