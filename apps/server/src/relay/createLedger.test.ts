import { expect, test } from 'vitest'
import { createLedger } from './createLedger.js'
import { createOwnTotals } from './createOwnTotals.js'
import { createTogetherTotals } from './createTogetherTotals.js'
import type { HeldChange, Weighed } from './RelayStore.js'

const hourMs = 3_600_000
const weighed = (change: Partial<Weighed> = {}): Weighed => ({
  ...{ topic: 'topic', publisher: 'client', project: 'project', source: 'source', bytes: 1_000 },
  ...{ publishedAt: 0, expiresAt: hourMs },
  ...change,
})
const any = { all: 0, project: 0, source: 0, client: 0, topic: 0 }

test('a client that fills the room of many leaves the last part of it to others', () => {
  const ledger = createLedger(
    createOwnTotals(() => 0),
    { ...any, all: 1_000_000, project: 500_000 },
  )
  const fill = (change: Partial<Weighed>) => {
    let nth = 0
    for (; nth < 5_000; nth += 1) {
      const one = weighed({ publisher: `client ${nth}`, topic: `topic ${nth}`, ...change })
      if (!ledger.hasRoom([one])) break
      ledger.add(one)
    }
    return nth
  }
  expect(fill({})).toBe(400)
  // Another address of the same project, and then of another one.
  expect(fill({ source: 'other' })).toBe(20)
  expect(fill({ source: 'third', project: 'other' })).toBe(380)
  expect(fill({ source: 'fourth', project: 'third' })).toBe(20)
})

test.each(['client', 'source', 'project', 'topic', 'all'] as const)(
  'lets no more wait of one %s than its limit says, one by one or together',
  (kind) => {
    const ledger = createLedger(
      createOwnTotals(() => 0),
      { ...any, [kind]: 100_000 },
    )
    /** Alike in what is limited alone. */
    const one = (nth: number) => {
      const name = (what: typeof kind) => (kind === what ? what : `${what} ${nth}`)
      return weighed({
        ...{ publisher: name('client'), source: name('source'), project: name('project') },
        topic: name('topic'),
      })
    }
    expect(ledger.hasRoom(Array.from({ length: 101 }, (_, nth) => one(nth)))).toBe(false)
    let waiting = 0
    for (; waiting < 200 && ledger.hasRoom([one(waiting)]); waiting += 1) ledger.add(one(waiting))
    expect(waiting).toBe(100)
    ledger.remove(one(0))
    expect(ledger.hasRoom([one(200)])).toBe(true)
    expect(ledger.hasRoom([one(200), one(200)])).toBe(false)
  },
)

test('counts what waits by when it ends, whatever of it was read before', () => {
  let time = 0
  const ledger = createLedger(
    createOwnTotals(() => time),
    any,
  )
  const lives = [1, 299, hourMs / 1_000, 7_200, 86_400, 604_800].map((seconds) =>
    weighed({ expiresAt: seconds * 1_000 }),
  )
  for (const one of lives) ledger.add(one)
  const [first, second, ...others] = lives
  if (!first || !second) throw new Error('Two')
  ledger.remove(second)
  expect(ledger.total()).toBe(5_000)
  time = 60_000
  expect(ledger.total()).toBe(4_000)
  // Over already: it was let go of with its time.
  ledger.remove(first)
  expect(ledger.total()).toBe(4_000)
  for (const { expiresAt } of others) {
    time = expiresAt - 1
    expect(ledger.total()).toBeGreaterThanOrEqual(1_000)
  }
  time += 2 * hourMs
  expect(ledger.total()).toBe(0)
})

/** What a store keeps for several. */
function startShared() {
  const totals = new Map<string, number>()
  let isGone = false
  return {
    exchange: async (changes: ReadonlyMap<string, readonly HeldChange[]>) => {
      if (isGone) throw new Error('gone')
      return [...changes].map(([name, some]) => {
        const sum = some.reduce((all, { bytes }) => all + bytes, totals.get(name) ?? 0)
        totals.set(name, sum)
        return sum
      })
    },
    go: (gone: boolean) => {
      isGone = gone
    },
  }
}

test('processes that share a store fill it together, also one after a while or an outage', async () => {
  const shared = startShared()
  const [one, other] = [createTogetherTotals(shared), createTogetherTotals(shared)]
  const limits = { ...any, client: 10_000 }
  const [here, there] = [createLedger(one, limits), createLedger(other, limits)]
  for (let nth = 0; nth < 9; nth += 1) here.add(weighed())
  await one.share()
  there.add(weighed())
  shared.go(true)
  await expect(other.share()).rejects.toThrow('gone')
  expect(there.total()).toBe(1_000)
  shared.go(false)
  await other.share()
  expect(there.hasRoom([weighed()])).toBe(false)
  // No request comes for long, and it is not forgotten.
  for (let round = 0; round < 500; round += 1) await other.share()
  expect(there.hasRoom([weighed()])).toBe(false)
  // Read over there.
  for (let nth = 0; nth < 5; nth += 1) there.remove(weighed())
  expect(there.hasRoom([weighed()])).toBe(true)
  await other.share()
  expect(here.total()).toBe(9_000)
  await one.share()
  expect(here.total()).toBe(5_000)
})
