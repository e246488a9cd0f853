import { FoyerError } from '@foyer/protocol'
import { createPairingId } from '@foyer/protocol/pairing'
import { createAttempt } from './createAttempt.js'
import { createLog } from './createLog.js'
import type {
  PairingEngine,
  PairingEngineOptions,
  PairingEvent,
  PairingSession,
} from './PairingEngine.js'
import { browserPlatform } from './PairingPlatform.js'
import { readRequest } from './readRequest.js'
import { createCore } from './session/createCore.js'
import { sharedOf } from './session/sharedOf.js'
import { openRecords } from './storage/openRecords.js'
import type { SessionCommand, Shared } from './tabs/Command.js'
import { createTabs } from './tabs/createTabs.js'

/**
 * Starts the protocol for one client. No socket is opened before something needs it: a session that was kept,
 * or a call.
 */
export async function createPairingEngine(options: PairingEngineOptions): Promise<PairingEngine> {
  const { clock, signal, platform = browserPlatform } = options
  const name = `${options.storagePrefix}pairing`
  const log = createLog(options.log)
  const listeners = new Set<(event: PairingEvent) => void>()
  let shared: Shared | undefined
  let lastId = 0

  const open = () =>
    openRecords({
      name,
      databases: platform.databases,
      clock,
      onRefused: () =>
        log.write('The browser stores nothing: sessions last until the page is closed'),
    })
  const onEvent = (event: PairingEvent) => {
    for (const listener of [...listeners]) {
      try {
        listener(event)
      } catch {
        log.write(`A listener failed at ${event.type}`)
      }
    }
  }
  const tabs = await createTabs({
    name,
    clock,
    platform,
    lead: async (port) => createCore({ options, platform, records: await open(), port, log }),
    onEvent,
    onShared(known) {
      shared = known
    },
  })
  if (!shared) {
    const records = await open()
    shared ??= sharedOf(records)
    records.close()
  }

  const nextId = () => {
    lastId = createPairingId(clock.now(), lastId)
    return lastId
  }
  const nextCall = () => ({ id: nextId(), now: clock.now() })
  const sessions = () => (shared?.sessions ?? []).filter(({ expiresAt }) => expiresAt > clock.now())
  const sessionOf = (topic: string): PairingSession => {
    if (signal.aborted) throw new FoyerError('client_destroyed')
    const session = sessions().find((other) => other.topic === topic)
    if (!session) throw new FoyerError('session_ended')
    return session
  }
  const command = async (verb: SessionCommand['do'], topic: string) => {
    sessionOf(topic)
    await tabs.send({ do: verb, id: nextId(), topic })
  }
  const destroy = () => {
    signal.removeEventListener('abort', destroy)
    listeners.clear()
    tabs.close()
  }
  signal.addEventListener('abort', destroy)
  if (signal.aborted) destroy()

  return {
    async connect(proposal) {
      const { answer, ...attempt } = createAttempt(tabs, proposal, nextCall())
      const approval = answer.then(({ session }) => session as PairingSession)
      approval.catch(() => {})
      return { ...attempt, approval }
    },
    async authenticate(request) {
      if (!options.verifySignature) throw new FoyerError('siwx_not_enabled')
      const { proposeSignIn } = await import('./session/signIn.js')
      const { proposal, payload } = proposeSignIn(request, clock.now())
      return createAttempt(tabs, proposal, {
        ...nextCall(),
        authentication: { id: nextId(), payload },
      })
    },
    async request({ onSent, signal: given, resumes, ...request }) {
      given?.throwIfAborted()
      const read = readRequest(request, sessionOf(request.topic))
      const id = resumes ?? nextId()
      const answer = tabs.send({ do: 'request', id, ...read, resumes })
      const giveUp = () => {
        tabs.drop(id, given?.reason)
        tabs.sendCommand({ do: 'abandon', id })
      }
      given?.addEventListener('abort', giveUp)
      if (!resumes) onSent?.(id)
      try {
        return await answer
      } finally {
        given?.removeEventListener('abort', giveUp)
      }
    },
    ping: (topic) => command('ping', topic),
    extend: (topic) => command('extend', topic),
    disconnect: (topic) => command('disconnect', topic),
    sessions,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    clientId: () => shared?.clientId ?? '',
    log: log.lines,
    destroy,
  }
}
