import { randomUUID } from 'node:crypto'
import { asc, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenedDatabase } from '../database/Database.js'
import { openTestDatabase } from '../testing/openTestDatabase.js'
import { countEvents } from './countEvents.js'
import { createEventReader } from './createEventReader.js'
import { createEventStore } from './createEventStore.js'
import { eventCounts, events } from './tables.js'
import type { EventRow } from './toRow.js'

let database: OpenedDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.delete(events)
  await database.db.delete(eventCounts)
})

const { projectId, day, what, name, last } = eventCounts
const counts = () =>
  database.db.select().from(eventCounts).orderBy(asc(projectId), asc(day), asc(what), asc(name))

const event = (name: string, properties: Record<string, unknown> = {}, kind = 'track') => ({
  id: randomUUID(),
  projectId: 'shop',
  event: name,
  kind,
  url: 'https://shop.example/',
  domain: 'shop.example',
  properties,
})
const anyEvent: fc.Arbitrary<EventRow> = fc
  .record({
    projectId: fc.constantFrom('shop', 'other'),
    event: fc.constantFrom('MODAL_OPEN', 'SELECT_WALLET', 'CONNECT_SUCCESS', 'CONNECT_ERROR', 'X'),
    kind: fc.constantFrom('track', 'error'),
    properties: fc.dictionary(
      fc.constantFrom('name', 'network', 'caipNetworkId', 'errorType'),
      fc.oneof(fc.constantFrom('Kestrel', "O'Neill", '', 'x'.repeat(300)), fc.integer()),
    ),
  })
  .map((one) => ({ ...event(''), ...one }))

test('counts while it writes as if everything were counted anew, beside other writers', async () => {
  const stores = [createEventStore(database.db), createEventStore(database.db)]
  await fc.assert(
    fc.asyncProperty(fc.array(anyEvent, { minLength: 1, maxLength: 40 }), async (rows) => {
      await database.db.delete(events)
      await database.db.delete(eventCounts)
      // Twice each: what is there already is not counted again.
      await Promise.all(rows.flatMap((row) => stores.map(({ add }) => add(row))))
      const counted = await counts()
      await database.db.delete(eventCounts)
      await database.db.execute(countEvents(sql`${events}`))
      expect(counted).toEqual(await counts())
    }),
    { numRuns: 25 },
  )
})

test('tells what was counted, the most frequent first', async () => {
  const { add } = createEventStore(database.db)
  await Promise.all(
    [
      event('MODAL_OPEN'),
      event('MODAL_OPEN'),
      event('SELECT_WALLET', { name: 'Heron' }),
      event('SELECT_WALLET', { name: 'Kestrel' }),
      event('CONNECT_SUCCESS', { name: 'Kestrel', caipNetworkId: 'eip155:1' }),
      event('CONNECT_ERROR', { errorType: 'rejected' }),
    ].map(add),
  )
  const [today] = await database.db.select({ day, last }).from(eventCounts).limit(1)
  const from = new Date(`${today?.day}T00:00:00Z`)
  const until = new Date(from.getTime() + 2 * 86_400_000)
  const read = createEventReader(database.db)
  expect(await read.summary({ projectId: 'shop', from, until })).toMatchObject({
    days: [{ opened: 2, chosen: 2, connected: 1 }],
    wallets: [
      { name: 'Kestrel', chosen: 1, connected: 1 },
      { name: 'Heron', chosen: 1, connected: 0 },
    ],
    networks: [{ name: 'eip155:1', all: 1 }],
    errors: [{ name: 'rejected', all: 1, last: expect.any(Date) }],
  })
})

test('forgets counts with the last event of their day', async () => {
  const store = createEventStore(database.db)
  await database.db.insert(eventCounts).values(
    ['2026-01-30', '2026-01-31'].map((one) => ({
      ...{ projectId: 'shop', day: one, what: 'opened', name: '', count: 1 },
      last: new Date(`${one}T12:00:00Z`),
    })),
  )
  await store.forget(new Date('2026-01-31T15:00:00Z'))
  expect(await counts()).toMatchObject([{ day: '2026-01-31' }])
})
