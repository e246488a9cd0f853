import { FoyerError } from '@foyer/protocol'
import {
  type PairingMethod,
  pairingCalls,
  type SessionError,
  sealEnvelope,
} from '@foyer/protocol/pairing'
import type { QueuedMessage } from '../relay/createPublishOutbox.js'
import type { StoredAnswer } from '../storage/tables.js'
import type { Core } from './Core.js'
import { hear } from './heard.js'

/** What a wallet is answered. */
export type Reply = { readonly result: true } | { readonly error: SessionError }

/** Where a message goes, and the key that only the two ends have. */
export type Line = { readonly topic: string; readonly symKey: string }

/**
 * Calls the other end. Sealed and given to the relay in the same turn.
 *
 * @throws `relay_refused`, `relay_unreachable`, or the relay's own error
 */
export function call(
  core: Core,
  line: Line,
  method: PairingMethod,
  { id, params, ttl }: call.Parameters,
) {
  const { request } = pairingCalls[method]
  return post(core, line, JSON.stringify({ id, jsonrpc: '2.0', method, params }), {
    tag: request.tag,
    ttl: ttl ?? request.ttl,
    prompt: request.prompt,
    call: id,
  })
}

export declare namespace call {
  type Parameters = {
    id: number
    params: unknown
    /** Seconds; default: the method's own. */
    ttl?: number
  }
}

/** Answers the other end, which gets the message when it can. */
export function reply(
  core: Core,
  line: Line,
  method: string,
  id: number,
  answer: StoredAnswer | Reply,
) {
  const known = Object.hasOwn(pairingCalls, method)
    ? pairingCalls[method as PairingMethod]
    : undefined
  const { tag = 0, ttl = 86_400 } = known?.response ?? {}
  void post(core, line, JSON.stringify({ id, jsonrpc: '2.0', ...answer }), {
    tag,
    ttl,
    prompt: false,
  }).catch(() => {})
}

function post(
  core: Core,
  { topic, symKey }: Line,
  text: string,
  how: Pick<QueuedMessage, 'tag' | 'ttl' | 'prompt' | 'call'>,
) {
  const now = core.clock.now()
  const message = sealEnvelope({ symKey, text })
  // A relay may give us back what we said ourselves.
  hear(core, topic, message)
  return deliver(core, {
    id: core.relay.nextId(),
    topic,
    message,
    ...how,
    until: now + how.ttl * 1_000,
  })
}

/** Kept until the relay has it, so that the next tab, or the page after a reload, sends the same. */
export async function deliver(core: Core, message: QueuedMessage): Promise<void> {
  core.tables.queued.put(message.id, message)
  void core.commit()
  try {
    await core.relay.publish(message)
  } catch (error) {
    const mayComeRight =
      FoyerError.is(error, 'relay_refused') || FoyerError.is(error, 'client_destroyed')
    if (!mayComeRight) core.tables.queued.remove(message.id)
    throw error
  }
  core.tables.queued.remove(message.id)
  void core.commit()
}

/** Withdraws a call that the relay does not have yet, so that the wallet does not prompt for an answer that is not awaited. */
export function withdraw({ tables, relay }: Core, call: number | undefined) {
  for (const message of tables.queued.all()) {
    if (call === undefined || message.call !== call) continue
    tables.queued.remove(message.id)
    relay.withdraw(message.id)
  }
}
