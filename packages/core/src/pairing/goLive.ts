import { FoyerError } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { Environment } from '../Environment.js'
import { loadFamilies } from '../families/loadFamilies.js'
import { metadataOf } from '../metadataOf.js'
import type { LivePairing } from '../pairing.js'
import { report } from '../telemetry/report.js'
import { createPairedWay } from './createPairedWay.js'
import { createSessionLifecycle, isRemembered, latestOf } from './createSessionLifecycle.js'
import type { PairingEvent } from './engine/PairingEngine.js'
import { followAttempt } from './followAttempt.js'
import { followConnection } from './followConnection.js'
import { onEngineEvent } from './onEngineEvent.js'
import { createUniversalProvider } from './provider/createUniversalProvider.js'
import { proposalOf } from './provider/proposalOf.js'
import { recordPaired } from './recordPaired.js'
import { relayUrl } from './relayUrl.js'
import { setPairing } from './setPairing.js'

/** Starts pairing for one client. */
export async function goLive(
  client: Client,
  createEngine: NonNullable<Environment['createEngine']>,
): Promise<LivePairing> {
  const { clock, options, signal } = client
  const [engine, families] = await Promise.all([
    createEngine({
      relayUrl: relayUrl(client),
      projectId: options.projectId,
      metadata: () => metadataOf(client),
      clock,
      storagePrefix: `foyer:${options.projectId}:`,
      signal,
      ...(options.siwx && {
        verifySignature: async (signed) => (await loadVerify())(client, signed),
      }),
    }),
    loadFamilies(client),
  ])
  if (signal.aborted) {
    engine.destroy()
    throw new FoyerError('client_destroyed')
  }
  setPairing(client, { clientId: engine.clientId() })
  const lifecycle = createSessionLifecycle(client, engine, () => live)
  const provider = createUniversalProvider({ client, engine, lifecycle, families })
  const live: LivePairing = {
    engine,
    provider,
    lifecycle,
    way: (namespace) => createPairedWay({ lifecycle, provider }, namespace),
    async propose() {
      const proposal = proposalOf(options, families)
      if (!options.siwx) return engine.connect(proposal)
      return (await import('./signing/proposeSigned.js')).proposeSigned(client, engine, proposal)
    },
    follow: (attempt) => followAttempt(client, live, attempt),
    async noteLeft(signIns) {
      // An attempt of this page takes it itself.
      if (client.handles.pairing.attempts?.length) return
      await (await import('./signing/noteLeft.js')).noteLeft(client, signIns)
    },
  }
  const stop = followConnection(client)
  signal.addEventListener('abort', stop, { once: true })
  engine.subscribe((event) => {
    provider.onEngineEvent(event)
    if (!goOver(client, live, event)) onEngineEvent(client, live, event)
  })
  takeUpLeft(client, live).catch((error) => report(client, error))
  return live
}

const loadVerify = async () => (await import('./signing/verifyPaired.js')).verifyPaired

/** Connects a session that the wallet approved just before the page was reloaded. */
async function takeUpLeft(client: Client, live: LivePairing): Promise<void> {
  if (isRemembered(client) || !live.engine.sessions()[0]) return
  await client.handles.wake?.()
  const session = latestOf(live.engine)
  if (session && !isRemembered(client))
    onEngineEvent(client, live, { type: 'session_connect', session })
}

/**
 * Switches to the new session when another tab has paired anew, and ended the session that all tabs shared.
 *
 * @returns whether it did
 */
function goOver(client: Client, { engine, provider }: LivePairing, event: PairingEvent): boolean {
  if (event.type !== 'session_delete' || event.topic !== provider.session()?.topic) return false
  const session = latestOf(engine)
  if (!session) return false
  provider.adopt(session)
  recordPaired(client, session)
  return true
}
