import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'drizzle-orm'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { projects } from '../projects/tables.js'
import { postgresMajor } from './checkMajor.js'
import { migrationsFolder } from './migrationsFolder.js'
import { openEmbedded } from './openEmbedded.js'
import { preparedCluster } from './preparedCluster.js'

const folders: string[] = []
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'foyer-data-'))
  folders.push(made)
  return made
}
afterEach(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true })
})

/** A process that opens the folder and writes rows, saying the id of each one once it is acknowledged. */
function startWriter(data: string) {
  const module = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)
  const program = `
    const { openEmbedded } = await import(${module('./openEmbedded.ts')})
    const { projects } = await import(${module('../projects/tables.ts')})
    const { db } = await openEmbedded(${JSON.stringify(data)})
    for (let n = 0; ; n++) {
      const rows = await db.insert(projects).values({ id: process.pid + '-' + n, name: 'x' }).returning()
      process.stdout.write(rows[0].id + '\\n')
    }`
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const lines: string[] = []
  const reader = createInterface(child.stdout).on('line', (line) => lines.push(line))
  return { child, lines, reader }
}

test('refuses a folder of another version of PostgreSQL, and gives it free', async () => {
  const data = folder()
  for (const other of [17, 19]) {
    writeFileSync(join(data, 'postgres-major'), `${other}\n`)
    await expect(openEmbedded(data)).rejects.toThrow(
      `written by PostgreSQL ${other}, and this server has PostgreSQL ${postgresMajor}`,
    )
  }
  writeFileSync(join(data, 'postgres-major'), '<script>\n')
  await expect(openEmbedded(data)).rejects.toThrow('written by something unknown')
})

test('a database whose making was cut off is made anew', async () => {
  const data = folder()
  mkdirSync(join(data, 'cluster.new-1'))
  writeFileSync(join(data, 'cluster.new-1', 'PG_VERSION'), `${postgresMajor}\n`)
  // As where a server was installed: nothing was prepared there that it could be a copy of.
  const { db, close } = await openEmbedded(data, migrationsFolder, '')
  await expect(db.select().from(projects)).resolves.toEqual([])
  await close()
  expect(readdirSync(data).filter((name) => name.startsWith('cluster'))).toEqual(['cluster'])
})

test('a copy of one that was made is as good, in memory and in files, and is made once', async () => {
  const archive = preparedCluster()
  expect(archive).toBeDefined()
  const data = folder()
  const kept = { id: 'kept', name: 'Kept' }
  for (const place of [undefined, data]) {
    const { db, close } = await openEmbedded(place, migrationsFolder, archive)
    await expect(db.select().from(projects)).resolves.toEqual([])
    await db.insert(projects).values(kept)
    await close()
  }
  const { db, close } = await openEmbedded(data, migrationsFolder, archive)
  await expect(db.select().from(projects)).resolves.toMatchObject([kept])
  await close()
}, 180_000)

test('refuses a second process, and loses nothing acknowledged when the first is killed', async () => {
  const data = folder()
  const acknowledged: string[] = []
  for (const count of [5, 40]) {
    const { child, lines, reader } = startWriter(data)
    while (lines.length < count) await once(reader, 'line')
    await expect(openEmbedded(data)).rejects.toThrow(`Another process (id ${child.pid})`)
    const gone = Promise.all([once(child, 'exit'), once(reader, 'close')])
    child.kill('SIGKILL')
    await gone
    acknowledged.push(...lines)
  }
  const { db, close } = await openEmbedded(data)
  const found = new Set((await db.select({ id: projects.id }).from(projects)).map(({ id }) => id))
  expect(acknowledged.filter((id) => !found.has(id))).toEqual([])
  await close()
}, 300_000)

test('is the PostgreSQL that its folder says, and one transaction at a time', async () => {
  const { db, close } = await openEmbedded(undefined, migrationsFolder, '')
  const version = sql<string>`current_setting('server_version_num')::text`
  const [row] = await db.select({ version }).from(sql`(select 1) as one`)
  expect(Math.floor(Number(row?.version) / 10_000)).toBe(postgresMajor)

  const order: string[] = []
  let meanwhile: Promise<unknown> = Promise.resolve()
  const failed = db.transaction(async (inner) => {
    meanwhile = db
      .select()
      .from(projects)
      .then((rows) => order.push(`saw ${rows.length}`))
    await inner.insert(projects).values({ id: 'gone', name: 'Gone' })
    order.push('inserted')
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  await meanwhile
  expect(order).toEqual(['inserted', 'saw 0'])

  await close()
  await expect(db.select().from(projects)).rejects.toThrow()
}, 180_000)

test('a statement that comes again gives the same: values of each type, errors, in a transaction, and of a table that changed', async () => {
  const { db, close } = await openEmbedded()
  onTestFinished(close)
  await db.execute(sql`create table things (
    id int primary key, name text, size bigint, is_new boolean, tags text[], more jsonb, bytes bytea, at timestamptz, part double precision)`)
  const row = (id: number) => ({
    ...{ id, name: `it's ${id}`, size: '9007199254740993', is_new: id % 2 === 0 },
    ...{ tags: ['a', 'b,"c"'], more: { deep: [1, null, 'x'] }, part: 0.5 },
  })
  const write = ({ id, name, size, is_new, tags, more, part }: ReturnType<typeof row>) =>
    db.execute(sql`insert into things values (${id}, ${name}, ${size}::bigint, ${is_new}, ${sql.param(tags)}, ${JSON.stringify(more)}::jsonb,
      ${Buffer.from([0, 255])}, ${'2026-01-02T03:04:05Z'}::timestamptz, ${part})`)
  const read = async (least: number) => {
    const { rows } = (await db.execute(
      sql`select * from things where id >= ${least} order by id`,
    )) as unknown as { rows: Record<string, unknown>[] }
    return rows
  }
  for (const id of [1, 2, 3]) {
    await write(row(id))
    const found = await read(1)
    expect(found).toHaveLength(id)
    const { size, bytes, at, ...last } = found.at(-1) ?? {}
    const { size: sent, ...other } = row(id)
    expect(last).toEqual(other)
    expect(String(size)).toBe(sent)
    expect([...(bytes as Uint8Array)]).toEqual([0, 255])
    expect(String(at)).toContain('2026-01-02 03:04:05')
  }
  await expect(write(row(3))).rejects.toMatchObject({ cause: { code: '23505' } })
  await write({ ...row(4), name: null as never })
  expect((await read(4))[0]).toMatchObject({ name: null })
  const done = db.transaction(async (session) => {
    for (const id of [5, 6]) await session.execute(sql`insert into things (id) values (${id})`)
    await session.execute(sql`insert into things (id) values (${6})`)
  })
  await expect(done).rejects.toMatchObject({ cause: { code: '23505' } })
  expect(await read(5)).toEqual([])
  await db.execute(sql`alter table things add column later text default 'now'`)
  // The plan is of the table that was; the one after it is not.
  await read(1).catch(() => {})
  expect((await read(4))[0]).toMatchObject({ id: 4, later: 'now' })
})

test('more statements than are kept, and each of them again', async () => {
  const { db, close } = await openEmbedded()
  onTestFinished(close)
  for (const round of [1, 2, 3])
    for (let nth = 0; nth < 120; nth += 1) {
      const { rows } = (await db.execute(
        sql`select ${round}::int as ${sql.identifier(`column_${nth}`)}`,
      )) as unknown as { rows: unknown[] }
      expect(rows).toEqual([{ [`column_${nth}`]: round }])
    }
})
