import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openEmbedded } from './openEmbedded.js'
import { tend } from './tend.js'

test('gives the room of deleted rows back', async () => {
  const { db, close } = await openEmbedded()
  const fill = sql`insert into events (id, project_id, kind, event, url, domain)
    select gen_random_uuid(), 'shop', 'track', 'X', 'https://shop.example/', 'shop.example' from generate_series(1, 5000)`
  const size = async () =>
    (await db.execute<{ size: number }>(sql`select pg_relation_size('events')::int as size`)) as {
      rows?: readonly { size: number }[]
    }
  await db.execute(fill)
  const before = (await size()).rows?.[0]?.size ?? 0
  expect(before).toBeGreaterThan(100_000)
  for (let n = 0; n < 3; n += 1) {
    await db.execute(sql`delete from events`)
    await tend(db)
    await db.execute(fill)
  }
  expect((await size()).rows?.[0]?.size).toBeLessThan(before * 1.2)
  await close()
})
