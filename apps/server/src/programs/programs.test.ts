import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { builtServer } from '../testing/builtServer.js'

type Environment = Readonly<Record<string, string>>

/** The program as an operator calls it, in a folder of theirs. */
async function call(folder: string, args: readonly string[], env: Environment = {}) {
  const { bin } = await builtServer()
  const { PATH, HOME, TMPDIR } = process.env
  const child = spawn(process.execPath, [bin, ...args], {
    cwd: folder,
    env: { PATH, HOME, TMPDIR, FOYER_SERVER_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (data) => {
    said.out += data
  })
  child.stderr.on('data', (data) => {
    said.err += data
  })
  const exited = once(child, 'exit').then(([code]) => ({ code, ...said }))
  return { said, exited, stop: () => child.kill('SIGTERM') }
}

async function ended(folder: string, args: readonly string[], env?: Environment) {
  return (await call(folder, args, env)).exited
}

async function newFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'foyer-operator-')))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Another program on the machine. @returns its port */
async function listener(): Promise<number> {
  const server = createServer()
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => void server.close())
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

const isPlain = (text: string) => expect(text).not.toMatch(/^\s+at |\.js:\d|node:/m)

test('begins where its operator stands, says what it made, and once', async () => {
  const folder = await newFolder()
  const first = await call(folder, [])
  await expect.poll(() => first.said.out, { timeout: 60_000 }).toContain('Listening')
  const { url } = JSON.parse(
    first.said.out.split('\n').find((line) => line.includes('Listening')) ?? '',
  )
  expect(first.said.err).toContain("The first start of Foyer's server.")
  expect(first.said.err).toContain(join(folder, 'data/pg'))
  expect(first.said.err).toContain(`createFoyer({ projectId: 'local', server: '${url}'`)
  expect(existsSync(join(folder, 'data/pg/cluster/PG_VERSION'))).toBe(true)
  first.stop()
  expect(await first.exited).toMatchObject({ code: 0 })

  const listed = await ended(folder, ['admin', 'projects'])
  expect(JSON.parse(listed.out)).toMatchObject([{ id: 'local' }])
  const put = await ended(folder, [
    'admin',
    'projects',
    'put',
    'shop',
    '--origin',
    'https://shop.example',
  ])
  expect(put).toMatchObject({ code: 0, err: '' })
  const exported = await ended(folder, ['admin', 'database', 'export', 'copy.jsonl'])
  expect(exported).toMatchObject({ code: 0 })
  expect(existsSync(join(folder, 'copy.jsonl'))).toBe(true)

  const second = await call(folder, ['start'])
  await expect.poll(() => second.said.out, { timeout: 60_000 }).toContain('Listening')
  second.stop()
  expect(await second.exited).toMatchObject({ code: 0, err: '' })
}, 240_000)

test('stands where npm was called, and not in the folder that npm goes to', async () => {
  const folder = await newFolder()
  const own = new URL('../../', import.meta.url).pathname
  const listed = await ended(own, ['admin', 'projects'], { INIT_CWD: folder })
  expect(listed).toMatchObject({ code: 0, out: '[]\n' })
  expect(existsSync(join(folder, 'data/pg'))).toBe(true)
}, 120_000)

test('says plainly why it cannot start', async () => {
  const folder = await newFolder()
  await writeFile(join(folder, 'file'), '')
  const taken = await listener()
  const free = { FOYER_SERVER_PORT: String(taken) }
  const wrong: readonly (readonly [Environment, readonly string[]])[] = [
    [free, [`Port ${taken} of 127.0.0.1 is taken`, 'set FOYER_SERVER_PORT to another port.']],
    [{ FOYER_SERVER_HOST: '203.0.113.7' }, ['This machine has no address 203.0.113.7.']],
    [
      { DATABASE_URL: 'postgres://me:hidden@127.0.0.1:1/foyer' },
      ['No PostgreSQL answers at 127.0.0.1:1, which DATABASE_URL names.'],
    ],
    [{ FOYER_DATA: 'file/in' }, [`The folder ${folder}/file/in cannot be written.`, 'FOYER_DATA']],
    [{ FOYER_ADMIN_TOKEN: 'short' }, ['FOYER_ADMIN_TOKEN must be 16 characters or more']],
    [{ FOYER_SERVER_PROT: '1' }, ['Did you mean FOYER_SERVER_PORT?']],
  ]
  for (const [env, words] of wrong) {
    const { code, err } = await ended(folder, [], env)
    expect(code, err).toBe(1)
    for (const word of words) expect(err).toContain(word)
    expect(err).not.toMatch(/hidden|short/)
    isPlain(err)
  }
  const guard = await ended(folder, ['guard'], {
    FOYER_GUARD_DATABASE_URL: 'postgres://x@127.0.0.1:1/g',
  })
  expect(guard).toMatchObject({ code: 1 })
  expect(guard.err).toContain('which FOYER_GUARD_DATABASE_URL names')
}, 240_000)

test('shows its commands when the command is unknown', async () => {
  const folder = await newFolder()
  const { code, err } = await ended(folder, ['serve'])
  expect(code).toBe(1)
  expect(err).toContain('npx @foyer/server admin projects')
  expect(await ended(folder, ['--help'])).toMatchObject({ code: 0, err: '' })
}, 60_000)
