import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
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
