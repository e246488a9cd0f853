import {
  checkSession,
  grantOf,
  type PairingMessage,
  sessionErrors,
  sessionExpiryS,
} from '@foyer/protocol/pairing'
import type { SessionRecord } from '../storage/tables.js'
import type { Core } from './Core.js'
import { endSession } from './end.js'
import { prolong } from './prolong.js'
import type { Reply } from './send.js'
import { toSession } from './toSession.js'

type Request = Extract<PairingMessage, { kind: 'request' }>
type Of<method extends Request['method']> = Extract<Request, { method: method }>

/** Handles a request from the wallet of a session. Returns the reply. */
export function handleSessionRequest(core: Core, session: SessionRecord, request: Request): Reply {
  switch (request.method) {
    case 'wc_sessionSettle':
      return { result: true }
    case 'wc_sessionUpdate':
      return update(core, session, request)
    case 'wc_sessionEvent':
      return handleEvent(core, session, request)
    case 'wc_sessionExtend':
      return extend(core, session, request)
    case 'wc_sessionPing':
      core.emit({ type: 'session_ping', topic: session.topic })
      return { result: true }
    case 'wc_sessionDelete':
      endSession(core, session.topic, 'session_delete')
      return { result: true }
    default:
      return { error: sessionErrors.unsupported_wc_method }
  }
}

/** Milliseconds since the epoch, of an id: its last three digits are random. */
const timeOf = (id: number) => Math.floor(id / 1_000)

function update(core: Core, session: SessionRecord, { id, params }: Of<'wc_sessionUpdate'>): Reply {
  const isLate = timeOf(id) < timeOf(session.lastUpdate)
  if (isLate) return { error: sessionErrors.invalid_update_request }
  const { proposed, required } = session
  const fault = checkSession(params.namespaces, { namespaces: proposed, required })
  if (fault) return { error: fault }
  const updated = { ...session, namespaces: params.namespaces, lastUpdate: id }
  core.tables.session.put(session.topic, updated)
  core.emit({ type: 'session_update', session: toSession(updated) })
  return { result: true }
}

function extend(core: Core, session: SessionRecord, { params }: Of<'wc_sessionExtend'>): Reply {
  const longest = Math.floor(core.clock.now() / 1_000) + sessionExpiryS
  const expiresAt = Math.min(params.expiry ?? longest, longest) * 1_000
  // Clocks differ a little; what shortens the life of a session is none of its extension.
  if (expiresAt < session.expiresAt - 60_000) return { error: sessionErrors.invalid_extend_request }
  prolong(core, session.topic, Math.max(expiresAt, session.expiresAt))
  return { result: true }
}

function handleEvent(
  core: Core,
  session: SessionRecord,
  { id, params }: Of<'wc_sessionEvent'>,
): Reply {
  const { chainId, event } = params
  const granted = grantOf(session.namespaces, chainId)
  const isForeign = granted.accounts.size === 0
  const family = chainId.split(':', 1)[0] ?? ''
  // Real wallets report a change to a network which they did not grant.
  const events = isForeign ? grantOf(session.namespaces, family).events : granted.events
  if (isForeign && (events.size === 0 || event.name !== 'chainChanged'))
    return { error: sessionErrors.unauthorized_chain }
  if (!events.has(event.name)) return { error: sessionErrors.unauthorized_event }
  const last = session.lastEvents[event.name] ?? 0
  // A newer update is known already.
  if (timeOf(id) < timeOf(last)) return { result: true }
  const lastEvents = { ...session.lastEvents, [event.name]: id }
  core.tables.session.put(session.topic, { ...session, lastEvents })
  core.emit({
    type: 'session_event',
    topic: session.topic,
    chainId: chainId as `eip155:${string}`,
    name: event.name,
    data: event.data,
    isForeign,
  })
  return { result: true }
}
