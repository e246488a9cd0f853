import type { Provider } from '../wallets/provider.js'

type Handlers = Readonly<Record<string, (value: unknown) => void>>

/**
 * Listens to a wallet until told not to. A wallet that keeps calling after that, or that cannot let go
 * of a listener, is not heard any more.
 */
export function listen(provider: Provider, handlers: Handlers): () => void {
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
  provider: Provider,
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
