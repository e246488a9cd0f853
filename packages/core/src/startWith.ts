import { lazy, type Namespace } from '@foyer/protocol'
import type { Client } from './Client.js'
import type { runFlows } from './flows/runFlows.js'
import { holdBack } from './holdBack.js'
import { isShown } from './modal/isShown.js'
import { startedOn } from './startedOn.js'

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
  const { handles, signal, store, storage, environment } = client
  const { running } = handles
  const ends: (() => void)[] = []
  let stopped = false

  const run = lazy(async () => {
    const runFlows = await loadFlows()
    const end = await runFlows(client, () => stopped)
    if (stopped) end()
    else ends.push(end)
  })
  const wake = lazy(async () => {
    await run()
    if (stopped) return
    // Nothing is left to wait for, but for a picture that a screen is making.
    forget(handles)
    if (!isShown(client) || running.modals.size === 0) handles.drawn?.()
  })
  const wakeAhead = () => {
    if (!wake.started) holdBack(client)
    return run()
  }
  const wakeQuietly = () => {
    wake().catch(() => {
      // Without the chunk no connection is being restored.
      setRestoring(client, [])
    })
  }
  const look = () => {
    setRestoring(client, remembered(client))
    if (mustWake(client)) wakeQuietly()
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (handles.wake && storage.owns(key, 'connected')) look()
  }
  const stop = () => {
    if (stopped) return
    stopped = true
    forget(handles)
    for (const end of ends) end()
    handles.drawn?.()
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
    store.subscribe(({ modal }, { modal: before }) => {
      if (modal.open && !before.open && running.modals.size > 0) holdBack(client)
      if (modal.open) wakeQuietly()
      // It was closed before it was seen.
      else if (before.open) handles.drawn?.()
    }),
  )
  handles.wake = wake
  handles.wakeAhead = wakeAhead
  if (isShown(client)) holdBack(client)
  look()
  return stop
}

function forget(handles: Client['handles']) {
  handles.wake = undefined
  handles.wakeAhead = undefined
}

function mustWake(client: Client): boolean {
  const { options, storage, store } = client
  const isWaiting = isShown(client) || store.getState().connection.restoring.length > 0
  return (
    isWaiting || !options.projectId || ['networks', 'pairing', 'login', 'social'].some(storage.get)
  )
}

function setRestoring({ store }: Client, restoring: readonly Namespace[]) {
  if (restoring.length || store.getState().connection.restoring.length)
    store.setState(({ connection }) => ({ connection: { ...connection, restoring } }))
}

/** Where a wallet is remembered, the page shows "connecting" at once, before the code that reconnects it is loaded. */
function remembered({ options, storage }: Client): Namespace[] {
  try {
    const entries: { namespace?: unknown }[] = JSON.parse(storage.get('connected') ?? '[]')
    const names = options.networks.map(({ chainNamespace }) => chainNamespace)
    return [...new Set(names)].filter(
      (name) => options.enableReconnect && entries.some((one) => one?.namespace === name),
    )
  } catch {
    return []
  }
}
