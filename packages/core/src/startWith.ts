import { isNamespace, lazy, type Namespace } from '@foyer/protocol'
import type { Client } from './Client.js'
import type { runFlows } from './flows/runFlows.js'
import { startedOn } from './startedOn.js'
import { waysOf } from './waysOf.js'

/**
 * Does what `startClient` says, with flows that `loadFlows` loads when the client wakes: a screen has them arrive in the file that it
 * shows first.
 */
export function startWith(client: Client, loadFlows: LoadFlows): () => void {
  const { handles, signal } = client
  const { running } = handles
  if (signal.aborted) return () => {}
  running.count += 1
  if (running.count === 1) running.end = begin(client, loadFlows)
  else running.twice = true
  let stopped = false
  return () => {
    if (stopped) return
    stopped = true
    running.count -= 1
    if (running.count === 0) running.end()
  }
}

/** Loads the flows; called again after a failure. */
type LoadFlows = () => Promise<typeof runFlows>

function begin(client: Client, loadFlows: LoadFlows): () => void {
  const { adapters, signal, store, storage, environment } = client
  const ends: (() => void)[] = []
  let stopped = false

  const wake = lazy(async () => {
    const [run] = await Promise.all([
      loadFlows(),
      ...[...adapters.values()].map((adapter) => adapter.load?.()),
    ])
    const end = await run(client, () => stopped)
    if (stopped) return end()
    ends.push(end)
    // Nothing is left to wait for.
    client.handles.wake = undefined
  })
  const wakeQuietly = () => {
    wake().catch(() => {
      // Without the chunk no connection is being restored.
      setRestoring(client, [])
    })
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (storage.owns(key, 'connected')) wakeQuietly()
  }
  const stop = () => {
    if (stopped) return
    stopped = true
    client.handles.wake = undefined
    for (const end of ends) end()
  }
  const window = environment.window()
  const started = startedOn(window)
  started.add(client)
  window?.addEventListener('storage', onStorage)
  signal.addEventListener('abort', stop)
  ends.push(
    () => started.delete(client),
    () => window?.removeEventListener('storage', onStorage),
    () => signal.removeEventListener('abort', stop),
    store.subscribe(({ modal }) => {
      if (modal.open) wakeQuietly()
    }),
  )
  client.handles.wake = wake
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

/** Where a wallet is remembered, the page shows "connecting" at once, before the code that reconnects it is loaded. */
function remembered({ adapters, options, storage }: Client): Namespace[] {
  if (!options.enableReconnect) return []
  try {
    const entries: unknown = JSON.parse(storage.get('connected') ?? '[]')
    if (!Array.isArray(entries)) return []
    const names = entries.map((entry: { namespace?: unknown } | null) => entry?.namespace)
    return [...new Set(names.filter(isNamespace))].filter(
      (name) => adapters.has(name) || waysOf(options).length > 0,
    )
  } catch {
    return []
  }
}
