import { isNamespace, type Namespace } from '@foyer/protocol'
import type { Client } from './client.js'
import { startedOn } from './startedOn.js'

/**
 * Sets a client going in a page. Returns a function that stops it; it may be started again after. Who starts one that
 * runs already changes nothing: it runs until all have stopped it.
 *
 * Until the modal opens, something is asked of a wallet, or there is something to restore, the client
 * sleeps: a page that only shows a button loads nothing else.
 */
export function start(client: Client): () => void {
  const { running, signal } = client
  if (signal.aborted) return () => {}
  running.count += 1
  if (running.count === 1) running.end = begin(client)
  else running.twice = true
  let stopped = false
  return () => {
    if (stopped) return
    stopped = true
    running.count -= 1
    if (running.count === 0) running.end()
  }
}

function begin(client: Client): () => void {
  const { signal, store, storage, environment } = client
  const ends: (() => void)[] = []
  let waking: Promise<void> | undefined
  let stopped = false

  const wake = () => {
    waking ??= import('./flows/run.js').then(
      async ({ run }) => {
        const end = await run(client, () => stopped)
        if (stopped) return end()
        ends.push(end)
        // Nothing is left to wait for.
        client.awake.current = undefined
      },
      (error: unknown) => {
        // The chunk did not arrive. It may the next time, whoever asks for it.
        waking = undefined
        throw error
      },
    )
    return waking
  }
  const wakeQuietly = () => {
    wake().catch(() => {
      // Until it is there, nobody is being waited for.
      setRestoring(client, [])
    })
  }
  const hear = ({ key }: StorageEvent) => {
    if (storage.owns(key, 'connected')) wakeQuietly()
  }
  const stop = () => {
    if (stopped) return
    stopped = true
    client.awake.current = undefined
    for (const end of ends) end()
  }
  const window = environment.window()
  const started = startedOn(window)
  started.add(client)
  window?.addEventListener('storage', hear)
  signal.addEventListener('abort', stop)
  ends.push(
    () => started.delete(client),
    () => window?.removeEventListener('storage', hear),
    () => signal.removeEventListener('abort', stop),
    store.subscribe(({ modal }) => {
      if (modal.open) wakeQuietly()
    }),
  )
  client.awake.current = wake
  setRestoring(client, remembered(client))
  if (mustWake(client)) wakeQuietly()
  return stop
}

function mustWake({ options, storage, store }: Client): boolean {
  const { modal, connection } = store.getState()
  const isWaiting = modal.open || options.enableEmbedded || connection.restoring.length > 0
  return (
    isWaiting || !options.projectId || ['networks', 'pairing', 'login', 'social'].some(storage.get)
  )
}

function setRestoring({ store }: Client, restoring: readonly Namespace[]) {
  if (restoring.length === 0 && store.getState().connection.restoring.length === 0) return
  store.setState(({ connection }) => ({ connection: { ...connection, restoring } }))
}

/** Where a wallet is remembered, the page shows "connecting" at once, before the code that asks it is there. */
function remembered({ adapters, options, pairing, storage }: Client): Namespace[] {
  if (!options.enableReconnect) return []
  try {
    const entries: unknown = JSON.parse(storage.get('connected') ?? '[]')
    if (!Array.isArray(entries)) return []
    const names = entries.map((entry: { namespace?: unknown } | null) => entry?.namespace)
    return [...new Set(names.filter(isNamespace))].filter(
      (name) => adapters.has(name) || pairing.offered || options.walletUrl,
    )
  } catch {
    return []
  }
}
