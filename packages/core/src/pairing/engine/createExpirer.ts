import { FoyerError } from '@foyer/protocol'
import type { PairingEngineOptions } from './PairingEngine.js'

/** Longer waits run at once in browsers: they count milliseconds in 31 bits. */
const timerMax = 2 ** 31 - 1

/** What ends at a time: a topic (a pairing, a session) or the id of a message. */
export type ExpirerTarget = { readonly topic: string } | { readonly id: number }

/** Watches deadlines with one timer. A deadline that passed while the page slept counts on use too. */
export type Expirer = {
  /** Milliseconds since the epoch. */
  set(target: ExpirerTarget, expiresAt: number): void
  remove(target: ExpirerTarget): void
  /** Ends what is over, now. */
  check(): void
  stop(): void
}

export function createExpirer(
  clock: PairingEngineOptions['clock'],
  expire: (target: ExpirerTarget, deadline: number) => void,
): Expirer {
  const deadlines = new Map<string, number>()
  let cancel = () => {}

  const plan = () => {
    cancel()
    if (deadlines.size === 0) return
    const wait = Math.min(...deadlines.values()) - clock.now()
    cancel = clock.after(Math.min(Math.max(wait, 0), timerMax), check)
  }
  const check = () => {
    const now = clock.now()
    for (const [key, expiresAt] of [...deadlines]) {
      if (expiresAt > now) continue
      deadlines.delete(key)
      expire(parseTarget(key), expiresAt)
    }
    plan()
  }
  return {
    set(target, expiresAt) {
      deadlines.set(formatTarget(target), expiresAt)
      plan()
    },
    remove(target) {
      if (deadlines.delete(formatTarget(target))) plan()
    },
    check,
    stop() {
      cancel()
      deadlines.clear()
    },
  }
}

/**
 * `topic:…` or `id:…`.
 *
 * @throws `expirer_topic_invalid`, `expirer_id_invalid`, `expirer_type_unknown`
 */
export function formatTarget(target: ExpirerTarget): string {
  if ('topic' in target) {
    if (typeof target.topic !== 'string') throw new FoyerError('expirer_topic_invalid')
    return `topic:${target.topic}`
  }
  if ('id' in target) {
    if (!Number.isSafeInteger(target.id)) throw new FoyerError('expirer_id_invalid')
    return `id:${target.id}`
  }
  throw new FoyerError('expirer_type_unknown')
}

/** @throws as `formatTarget` */
export function parseTarget(text: string): ExpirerTarget {
  const at = text.indexOf(':')
  const [type, value] = [text.slice(0, at), text.slice(at + 1)]
  if (type === 'topic') return { topic: value }
  if (type !== 'id') throw new FoyerError('expirer_type_unknown')
  const id = Number(value)
  if (!value || !Number.isSafeInteger(id)) throw new FoyerError('expirer_id_invalid')
  return { id }
}
