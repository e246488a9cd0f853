import { FoyerError } from '@foyer/protocol'
import {
  formatRelayResult,
  type RelayFrame,
  relayBatchMax,
  relayCalls,
  relayRefusedCode,
} from '@foyer/protocol/relay'
import { safeParse } from 'valibot'
import {
  ackLimitMs,
  backoffMaxMs,
  backoffMinMs,
  lingerMs,
  openLimitMs,
  probeLimitMs,
  silenceMs,
} from '../limits.js'
import { createHeartbeat } from './createHeartbeat.js'
import { createPublishOutbox } from './createPublishOutbox.js'
import { createRelayIds } from './createRelayIds.js'
import { isCurrent } from './isCurrent.js'
import { openLink, type SocketLink } from './openLink.js'
import { passing } from './passing.js'
import type { RelayClient, RelaySettings } from './RelayClient.js'
import { whyOf } from './whyOf.js'

export function createRelayClient(parameters: RelaySettings): RelayClient {
  const { clock, platform, onPush, onState, isExpecting } = parameters
  const topics = new Set<string>()
  const outbox = createPublishOutbox(clock)
  const nextId = createRelayIds(clock)
  const fresh = new Set<string>()
  let link: SocketLink | undefined
  let wokeAt = 0
  let attempt = 0
  let closed = false
  let cancelRetry: (() => void) | undefined

  const isWanted = () => !closed && (topics.size > 0 || outbox.size() > 0)

  const ensure = () => {
    if (!link && !cancelRetry && isWanted()) open()
  }
  const open = () => {
    cancelRetry?.()
    cancelRetry = undefined
    onState('connecting')
    heart.start()
    const opened = openLink({
      address: parameters.address(),
      clock,
      platform,
      nextId,
      onOpen() {
        onState('connected')
        outbox.forgetSent()
        fresh.clear()
        subscribeTo([...topics])
        flush()
      },
      onFrame: (frame) => onFrame(opened, frame),
      onClose(code, reason) {
        if (link === opened) lost(code, reason)
      },
    })
    link = opened
  }
  const lost = (code: number | undefined, reason: string) => {
    link = undefined
    if (code === relayRefusedCode) return refuse(reason || 'Unauthorized')
    if (!isWanted()) return heart.stop()
    onState('waiting')
    const wait =
      Math.min(backoffMaxMs, backoffMinMs * 2 ** attempt) * (1 + parameters.platform.random())
    attempt = Math.min(attempt + 1, 10)
    cancelRetry = clock.after(wait / 2, open)
  }
  const refuse = (reason: string) => {
    heart.stop()
    onState('refused', reason)
    outbox.rejectAll(new FoyerError('relay_refused', { data: { reason } }))
  }
  const subscribeTo = (wanted: readonly string[]) => {
    const current = link
    for (let at = 0; at < wanted.length; at += relayBatchMax) {
      const batch = wanted.slice(at, at + relayBatchMax)
      current
        ?.call('irn_batchSubscribe', { topics: batch }, openLimitMs)
        .then(heal, () => current.end())
    }
  }
  const heal = () => {
    attempt = 0
  }
  const flush = () => {
    const opened = link
    if (opened?.isOpen()) outbox.takeUnsent((text) => opened.send(text))
  }
  const onFrame = (from: SocketLink, frame: RelayFrame) => {
    if (frame.kind === 'request') return void onCall(from, frame)
    const id = String(frame.id)
    if (frame.kind === 'result') {
      heal()
      outbox.resolve(id)
    } else if (frame.kind === 'error' && passing.includes(frame.error.code)) outbox.postpone(id)
    else outbox.reject(id, new Error(`The relay answered: ${whyOf(frame)}`))
    rest()
  }
  const onCall = async (from: SocketLink, frame: RelayFrame & { kind: 'request' }) => {
    if (frame.method !== 'irn_subscription') return
    const parsed = safeParse(relayCalls.irn_subscription.params, frame.params)
    // What is not acknowledged comes again: only what is stored, or will never make sense, is.
    if (parsed.success) await onPush(parsed.output.data)
    from.send(formatRelayResult(frame.id, true))
  }
  const rest = () => {
    if (isWanted()) return
    clock.after(lingerMs, () => {
      if (!isWanted()) stop()
    })
  }
  const stop = () => {
    heart.stop()
    cancelRetry?.()
    cancelRetry = undefined
    const ended = link
    link = undefined
    ended?.end()
  }
  const probe = () => {
    const current = link
    if (!current) return
    const some = { topics: [...topics].slice(0, relayBatchMax) }
    current.call('irn_batchSubscribe', some, probeLimitMs).then(
      () => {
        outbox.postponeOlderThan(clock.now() - ackLimitMs)
        flush()
      },
      () => current.end(),
    )
  }
  const heart = createHeartbeat(clock, (hasSlept) => {
    if (hasSlept) return wake()
    outbox.dropOld()
    if (link?.isOpen()) check(link)
  })
  const check = (opened: SocketLink) => {
    const now = clock.now()
    const isSilent = isExpecting() && now - opened.heardAt() > silenceMs
    if (isSilent || outbox.oldestSentAt() < now - ackLimitMs) probe()
    flush()
    rest()
  }
  const wake = () => {
    wokeAt = clock.now()
    if (!isWanted()) return
    if (cancelRetry) {
      attempt = 0
      open()
    } else if (link && !link.isOpen() && clock.now() - link.since > probeLimitMs) link.end()
    else if (link && clock.now() - link.heardAt() > 1_000) probe()
  }

  return {
    nextId,
    subscribe(topic) {
      if (topics.has(topic)) return
      topics.add(topic)
      fresh.add(topic)
      ensure()
      queueMicrotask(() => {
        if (!link?.isOpen() || fresh.size === 0) return
        subscribeTo([...fresh])
        fresh.clear()
      })
    },
    unsubscribe(topic) {
      if (!topics.delete(topic)) return
      fresh.delete(topic)
      if (link?.isOpen()) {
        const id = parameters.subscriptionId(topic)
        link.call('irn_unsubscribe', { topic, id }, openLimitMs).catch(() => {})
      }
      rest()
    },
    publish(message) {
      const taken = outbox.add(message)
      ensure()
      flush()
      return taken
    },
    withdraw(id) {
      outbox.resolve(id)
      rest()
    },
    isCurrent: () => link !== undefined && isCurrent(link, { now: clock.now(), wokeAt }),
    wake,
    close() {
      closed = true
      stop()
      outbox.rejectAll(new FoyerError('client_destroyed'))
    },
  }
}
