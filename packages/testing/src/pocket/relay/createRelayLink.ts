import {
  formatRelayCall,
  formatRelayResult,
  type RelayFrame,
  type RelayMethod,
  type RelayParams,
  readRelayFrame,
  relayBatchMax,
  relayCalls,
  relayRefusedCode,
} from '@foyer/protocol/relay'
import { safeParse } from 'valibot'
import type { PocketClock, PocketSocket } from '../PocketOptions.js'
import type { PocketState } from '../PocketWallet.js'
import type { OutgoingMessage } from './OutgoingMessage.js'

export type RelayLink = {
  readonly state: () => Pick<PocketState, 'relay'> & { reason: string | undefined }
  subscribe(topic: string): void
  unsubscribe(topic: string): void
  /** Sends what is in the outbox as soon as there is a way. */
  flush(): void
  setOnline(online: boolean): void
  wake(): void
  close(): void
}

const backoffMs = { first: 250, most: 8_000 }
const answerMs = 10_000

/** The wallet's one socket: there while something is to be heard or sent, and opened again when it is lost. */
export function createRelayLink(parameters: createRelayLink.Parameters): RelayLink {
  const { clock, topics, outbox, changed } = parameters
  let socket: PocketSocket | undefined
  let state: PocketState['relay'] = 'off'
  let reason: string | undefined
  let online = true
  let closed = false
  let failures = 0
  let cancelRetry = () => {}
  let count = 0
  const waiting = new Map<string, SentCall>()

  const become = (next: PocketState['relay'], why?: string) => {
    state = next
    reason = why
    changed()
  }

  const call = (
    method: RelayMethod,
    params: unknown,
    done: SentCall['done'] = () => {},
    own?: string,
  ) => {
    const id = own ?? newId()
    const cancel = clock.after(answerMs, lose)
    waiting.set(id, { done, cancel })
    socket?.send(formatRelayCall(id, method, params))
  }
  const newId = () => {
    count = (count + 1) % 1_000_000
    return `${clock.now()}${String(count).padStart(6, '0')}`
  }

  const sent = new Set<string>()
  const flush = () => {
    const messages = outbox.messages()
    if (state !== 'connected') return wake()
    for (const { id, until, ...message } of messages) {
      if (sent.has(id)) continue
      sent.add(id)
      // Empty, not absent: without it the clients of pages would query a third party about the sender.
      call('irn_publish', { ...message, attestation: '' }, () => outbox.remove(id), id)
    }
  }

  const batch = () => {
    const all = topics()
    if (all.length === 0) return flush()
    for (let at = 0; at < all.length; at += relayBatchMax)
      call('irn_batchSubscribe', { topics: all.slice(at, at + relayBatchMax) }, flush)
  }

  const read = (frame: RelayFrame) => {
    if (frame.kind === 'request') return push(frame)
    const answered = waiting.get(String(frame.id))
    if (!answered || frame.kind === 'refused') return
    waiting.delete(String(frame.id))
    answered.cancel()
    // What the relay refuses once it refuses again: it is not repeated.
    answered.done()
  }
  const push = ({ id, method, params }: RelayFrame & { kind: 'request' }) => {
    if (method !== 'irn_subscription') return
    const given = safeParse(relayCalls.irn_subscription.params, params)
    // Told to the relay only once it is stored.
    if (given.success) parameters.receive(given.output.data)
    socket?.send(formatRelayResult(id, true))
  }

  const drop = () => {
    for (const { cancel } of waiting.values()) cancel()
    waiting.clear()
    sent.clear()
    socket = undefined
  }

  /** A socket that keeps silent is none, whatever it says of itself. */
  const lose = () => {
    const left = socket
    drop()
    left?.close()
    retry()
  }

  const open = () => {
    cancelRetry()
    become('connecting')
    const opened = parameters.openSocket()
    socket = opened
    opened.onopen = () => {
      if (socket !== opened) return
      failures = 0
      become('connected')
      batch()
    }
    opened.onmessage = ({ data }: { data: unknown }) => {
      if (socket === opened) read(readRelayFrame(String(data)))
    }
    opened.onerror = () => {}
    opened.onclose = ({ code, reason: why }: { code?: number; reason?: unknown }) => {
      if (socket !== opened) return
      drop()
      if (code === relayRefusedCode) return become('refused', String(why))
      retry()
    }
  }

  const retry = () => {
    if (!isWanted()) return become('off')
    become('waiting')
    const ms = Math.min(backoffMs.first * 2 ** failures, backoffMs.most)
    failures += 1
    cancelRetry = clock.after(ms, () => wake())
  }

  const isWanted = () => !closed && online && (topics().length > 0 || outbox.messages().length > 0)
  const wake = () => {
    if (!socket && isWanted()) open()
  }
  const leave = () => {
    cancelRetry()
    const left = socket
    drop()
    left?.close()
    become('off')
  }

  return {
    state: () => ({ relay: state, reason }),
    flush,
    wake,
    subscribe(topic) {
      if (state === 'connected') call('irn_subscribe', { topic })
      wake()
    },
    unsubscribe(topic) {
      if (state === 'connected') call('irn_unsubscribe', { topic, id: topic })
    },
    setOnline(next) {
      online = next
      if (!next) return leave()
      failures = 0
      wake()
    },
    close() {
      closed = true
      leave()
    },
  }
}

export declare namespace createRelayLink {
  type Parameters = {
    clock: PocketClock
    openSocket: () => PocketSocket
    /** Which topics are listened to. */
    topics: () => readonly string[]
    outbox: { messages(): readonly OutgoingMessage[]; remove(id: string): void }
    /** Must have stored it when it returns. */
    receive: (data: RelayParams<'irn_subscription'>['data']) => void
    changed: () => void
  }
}

type SentCall = { readonly done: () => void; readonly cancel: () => void }
