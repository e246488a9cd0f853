import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenedDatabase } from '../database/Database.js'
import { openTestDatabase } from '../testing/openTestDatabase.js'
import { createEventStore } from './createEventStore.js'
import { events } from './tables.js'
import type { EventRow } from './toRow.js'

let database: OpenedDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** What means something to whoever writes lists, JSON or statements of a database. */
const traps = ['', 'NULL', 'null', '{}', '{"a","b"}', ',', '"', '\\', "'", "');--", '$1', '\\u0000']
const text = fc
  .oneof(fc.constantFrom(...traps), fc.string({ unit: 'grapheme', maxLength: 40 }))
  .map((value) => value.replaceAll('\0', ''))
const row: fc.Arbitrary<EventRow> = fc.record({
  id: fc.uuid(),
  projectId: text,
  kind: text,
  event: text,
  url: text,
  domain: text,
  properties: fc.dictionary(
    fc.stringMatching(/^[a-z]{1,8}$/),
    fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null), fc.array(text, { maxLength: 3 })),
  ),
})
const byId = (rows: readonly EventRow[]) => [...rows].sort((a, b) => (a.id < b.id ? -1 : 1))

test('keeps every event as it is, however many come at once and whatever their texts are', async () => {
  const store = createEventStore(database.db)
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(row, { selector: ({ id }) => id, minLength: 1, maxLength: 30 }),
      async (rows) => {
        await database.db.delete(events)
        // The same one again is no other one, in its batch or after it.
        await Promise.all([...rows, ...rows.slice(0, 3)].map(store.add))
        await Promise.all(rows.slice(0, 3).map((one) => store.add({ ...one, event: 'LATER' })))
        const kept = await database.db.select().from(events)
        expect(byId(kept.map(({ receivedAt: _, ...one }) => one))).toEqual(byId(rows))
      },
    ),
    { numRuns: 40 },
  )
})
