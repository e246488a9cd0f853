import { lazy } from '@foyer/protocol'
import type { Logger } from 'pino'
import { everyUnref } from '../bounds/timers/everyUnref.js'
import { describeError } from '../errors/describeError.js'
import { createLedger, type WaitingLimits } from './createLedger.js'
import { createOwnTotals } from './createOwnTotals.js'
import { createTogetherTotals } from './createTogetherTotals.js'
import type { RelayStore } from './RelayStore.js'
import { unavailable } from './unavailable.js'

/** A store in which only so much waits. */
export type MeasuredRelayStore = RelayStore & {
  /** How many bytes wait; of all processes, as they last told. */
  bytes(): number
}

/** So often processes that share a store tell each other what waits. */
const shareEveryMs = 500

/**
 * Lets no more wait in a store than there is room for: of a client, a project, a network address, on a topic, and in
 * all. It counts in memory, so that a message on its way costs no question.
 *
 * @param prepare done before anything else is
 */
export function createMeasuredRelayStore({
  limits,
  log,
  now,
  prepare,
  store,
}: createMeasuredRelayStore.Parts): MeasuredRelayStore {
  const { totals } = store
  const together = totals.of === 'several' ? createTogetherTotals(totals) : undefined
  const ledger = createLedger(together ?? createOwnTotals(now), limits)
  // A failed exchange is repeated the next time; the store logs that it is out of reach.
  const share = () => void together?.share().catch(() => undefined)
  const sharing = together && everyUnref(shareEveryMs, share)

  let isReady = false
  const begin = async () => {
    await prepare?.()
    if (totals.of === 'one')
      await totals.read((waiting) => {
        for (const one of waiting) ledger.add(one)
      })
    isReady = true
  }
  /** What waits from before is counted first. After a failure the next call tries again. */
  const ready = lazy(() =>
    begin().catch((error: unknown) => {
      log.error(describeError(error), 'What waits on the relay could not be counted')
      throw unavailable('What waits could not be counted', error)
    }),
  )
  ready().catch(() => undefined)

  const put: RelayStore['put'] = (messages, done) => {
    if (!ledger.hasRoom(messages)) return done('crowded', [])
    for (const message of messages) ledger.add(message)
    store.put(messages, (outcome, fresh) => {
      if (fresh.length < messages.length) {
        const waiting = new Set(fresh)
        for (const message of messages) if (!waiting.has(message)) ledger.remove(message)
      }
      done(outcome, fresh)
    })
  }
  return {
    ...store,
    put(messages, done) {
      if (isReady) return put(messages, done)
      ready().then(
        () => put(messages, done),
        () => done('failed', []),
      )
    },
    async list(request) {
      if (!isReady) await ready()
      return store.list(request)
    },
    ack(message) {
      store.ack(message, () => {
        // What is over goes from the count by itself, and any number of clients may say that they have it.
        if (message.expiresAt > now()) ledger.remove(message)
      })
    },
    bytes: ledger.total,
    async close() {
      sharing?.()
      await ready.started?.catch(() => undefined)
      await together?.share().catch(() => undefined)
      await store.close()
    },
  }
}

export declare namespace createMeasuredRelayStore {
  type Parts = {
    limits: WaitingLimits
    log: Logger
    now(): number
    prepare?: (() => Promise<void>) | undefined
    store: RelayStore
  }
}
