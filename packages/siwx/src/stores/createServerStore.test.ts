import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SiwxContext, SiwxSession, SiwxStore } from '@foyer/protocol/siwx'
import * as fakeIndexedDb from 'fake-indexeddb'
import { readConfig, startServer } from 'server'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { serverSignIn } from '../serverSignIn.js'

const origin = 'http://localhost:5173'
const ann = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const bob = privateKeyToAccount(`0x${'22'.repeat(32)}`)
const chainId = 'eip155:1'

let url = ''
/** Of the server, as the browser keeps it. */
let cookie = ''
let stop: () => Promise<void> = async () => {}
/** So much time has passed at the server, and in the browsers of tests that look at their clock. */
let passedMs = 0

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-siwx-'))
  const environment = {
    FOYER_SERVER_PORT: '0',
    FOYER_DATA: join(folder, 'data'),
    FOYER_LOG_LEVEL: 'silent',
    FOYER_DRAIN_MS: '100',
  }
  const server = await startServer(
    readConfig(environment),
    undefined,
    undefined,
    () => Date.now() + passedMs,
  )
  url = server.url
  stop = async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  // A browser's database, for these tests alone: others run in the same place.
  for (const [name, value] of Object.entries(fakeIndexedDb)) vi.stubGlobal(name, value)
  // A browser says of which page a request is.
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
    const isWithCookies = init.credentials === 'include'
    const headers = { ...init.headers, origin, ...(isWithCookies && cookie && { cookie }) }
    const answer = await fetch(input, { ...init, headers })
    const [given] = answer.headers.getSetCookie()
    if (isWithCookies && given)
      cookie = given.includes('Max-Age=0') ? '' : (given.split(';')[0] ?? '')
    return answer
  })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await stop()
})

function page(given: Partial<SiwxContext> = {}): SiwxContext & { kept: Map<string, string> } {
  const kept = new Map<string, string>()
  return {
    kept,
    projectId: 'local',
    server: url,
    origin,
    storage: {
      get: (key) => kept.get(key),
      set: (key, value) => void kept.set(key, value),
      remove: (key) => void kept.delete(key),
    },
    now: Date.now,
    signal: new AbortController().signal,
    rpc: async () => '0x',
    ...given,
  }
}

async function sign(
  store: SiwxStore,
  by = ann,
  accountAddress = ann.address,
): Promise<SiwxSession> {
  const made = await store.createMessage({ accountAddress, chainId })
  const { toString: write, ...data } = made
  const message = write()
  return { data, message, signature: await by.signMessage({ message }) }
}

test('a session is opened by a signature, known after a reload, and ended', async () => {
  const context = page()
  const store = await serverSignIn().createStore(context)
  expect(await store.getSessions(chainId, ann.address)).toEqual([])
  const session = await sign(store)
  await store.addSession(session, { type: 'extension', name: 'Kestrel' })
  expect(await store.getSessions(chainId, ann.address)).toEqual([session])
  expect(await store.getSessions('eip155:10', ann.address)).toEqual([])
  const wide = await serverSignIn({ scope: 'account' }).createStore(context)
  expect(await wide.getSessions('eip155:10', ann.address)).toEqual([session])
  const reloaded = await serverSignIn().createStore(context)
  expect(await reloaded.getSessions(chainId, ann.address)).toEqual([session])
  expect(serverSignIn().remembered?.(context.storage, Date.now())).toEqual(session)
  await reloaded.revokeSession(chainId, ann.address)
  expect(await store.getSessions(chainId, ann.address)).toEqual([])
  expect(context.kept.size).toBe(0)
})

test('a text that was made before a reload is signed after it, once', async () => {
  const context = page()
  const session = await sign(await serverSignIn().createStore(context))
  const reloaded = await serverSignIn().createStore(context)
  await reloaded.addSession(session)
  expect(await reloaded.getSessions(chainId, ann.address)).toEqual([session])
  await expect(reloaded.addSession(session)).rejects.toMatchObject({ code: 'answer_invalid' })
  // What stands there otherwise is as if it were not.
  for (const broken of ['{', '{}', '[1,["a"],[1,2]]']) {
    context.storage.set('nonces', broken)
    await reloaded.addSession(await sign(reloaded))
  }
})

test('a signature of another key, and a nonce used before, open none', async () => {
  const store = await serverSignIn().createStore(page())
  await expect(store.addSession(await sign(store, bob))).rejects.toMatchObject({
    code: 'http_status',
    data: { status: 401 },
  })
  const session = await sign(store)
  await store.addSession(session)
  await expect(store.addSession(session)).rejects.toMatchObject({ code: 'answer_invalid' })
})

test('a request to the backend is shown by a token bound to this browser’s key', async () => {
  const store = await serverSignIn().createStore(page())
  await store.addSession(await sign(store))
  const address = `${url}/auth/v1/sessions?projectId=local`
  const headers = await store.headersFor?.({ url: address, method: 'GET' })
  expect(headers?.authorization).toMatch(/^DPoP /)
  const answer = await fetch(address, { headers: { ...headers } })
  expect(await answer.json()).toContainEqual(expect.objectContaining({ isCurrent: true }))
  // The token alone, as a thief has it, is worth nothing; nor is the proof for another call.
  const token = headers?.authorization?.replace('DPoP', 'Bearer') ?? ''
  expect((await fetch(address, { headers: { authorization: token } })).status).toBe(401)
  const other = `${url}/auth/v1/sign-out?projectId=local`
  const stolen = { ...headers, 'content-type': 'application/json' }
  const replayed = await fetch(other, { method: 'POST', headers: stolen, body: '{}' })
  expect(replayed.status).toBe(401)
})

test('the sessions of all browsers are listed, and one is ended from another', async () => {
  const [one, other] = await Promise.all([
    serverSignIn().createStore(page()),
    serverSignIn().createStore(page()),
  ])
  await one.addSession(await sign(one), { type: 'extension', name: 'Kestrel' })
  await other.addSession(await sign(other))
  const list = (await one.listSessions?.()) ?? []
  const current = list.filter(({ isCurrent }) => isCurrent)
  expect(current).toMatchObject([{ address: ann.address, walletName: 'Kestrel' }])
  for (const { id, isCurrent } of list) if (!isCurrent) await one.endSession?.(id)
  expect(await other.getSessions(chainId, ann.address)).toEqual([])
  expect(await one.getSessions(chainId, ann.address)).toHaveLength(1)
})

test('a token that has ended is renewed once, also when it is wanted twice', async () => {
  const context = page()
  const store = await serverSignIn().createStore(context)
  await store.addSession(await sign(store))
  const later = { ...context, now: () => Date.now() + 24 * 3_600_000 }
  const before = context.kept.get('server')
  const aged = await serverSignIn().createStore(later)
  const [first, second] = await Promise.all([
    aged.getSessions(chainId, ann.address),
    aged.getSessions(chainId, ann.address),
  ])
  expect([first, second]).toEqual([[expect.anything()], [expect.anything()]])
  expect(context.kept.get('server')).not.toBe(before)
})

test('a server that is down has not said that there is no session', async () => {
  const context = page()
  const store = await serverSignIn().createStore(context)
  await store.addSession(await sign(store))
  const away = await serverSignIn().createStore({ ...context, server: 'http://127.0.0.1:1' })
  await expect(away.getSessions(chainId, ann.address)).rejects.toMatchObject({
    code: 'server_unreachable',
  })
  expect(await store.getSessions(chainId, ann.address)).toHaveLength(1)
})

test('held by a cookie, a session leaves nothing in the page that opens it, and ends', async () => {
  const context = page()
  const store = await serverSignIn({ byCookie: true }).createStore(context)
  const session = await sign(store)
  await store.addSession(session)
  const [, secret = ''] = cookie.split('=')
  expect(secret.length).toBeGreaterThan(40)
  expect(JSON.parse(context.kept.get('server') ?? '')).toEqual({
    ...{ session, id: expect.any(String) },
  })
  expect([...context.kept.values()].join()).not.toContain(secret)
  const reloaded = await serverSignIn({ byCookie: true }).createStore(context)
  expect(await reloaded.getSessions(chainId, ann.address)).toEqual([session])
  expect(await reloaded.listSessions?.()).toContainEqual(
    expect.objectContaining({ isCurrent: true }),
  )
  expect(await reloaded.headersFor?.({ url, method: 'GET' })).toEqual({})
  await reloaded.revokeSession(chainId, ann.address)
  expect(cookie).toBe('')
  expect(await store.getSessions(chainId, ann.address)).toEqual([])
  await expect(store.headersFor?.({ url, method: 'GET' })).rejects.toMatchObject({
    code: 'signed_out',
  })
})

test('a session whose cookie is gone is none', async () => {
  const context = page()
  const store = await serverSignIn({ byCookie: true }).createStore(context)
  await store.addSession(await sign(store))
  cookie = ''
  expect(await store.getSessions(chainId, ann.address)).toEqual([])
  expect(context.kept.size).toBe(0)
})

test('without a server there is none to sign in to', async () => {
  const store = await serverSignIn().createStore(page({ server: undefined }))
  await expect(store.createMessage({ accountAddress: ann.address, chainId })).rejects.toMatchObject(
    { code: 'server_missing' },
  )
})

test('a browser whose clock is wrong proves its key once more, by what the server gives it', async () => {
  const proofs: unknown[] = []
  const strict = createServer((request, response) => {
    const [, payload = ''] = String(request.headers.dpop).split('.')
    const { nonce } = JSON.parse(Buffer.from(payload, 'base64url').toString())
    proofs.push(nonce)
    response.writeHead(nonce === 'given' ? 200 : 401, { 'dpop-nonce': 'given' })
    response.end(JSON.stringify({ nonce: 'a'.repeat(22), token: 'pass' }))
  })
  await new Promise<void>((resolve) => strict.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void strict.close())
  const { port } = strict.address() as AddressInfo
  const context = page({ server: `http://127.0.0.1:${port}` })
  const store = await serverSignIn().createStore(context)
  const made = await store.createMessage({ accountAddress: ann.address, chainId })
  expect(made.nonce).toBe('a'.repeat(22))
  await store.createMessage({ accountAddress: ann.address, chainId })
  expect(proofs).toEqual([undefined, 'given', 'given'])
})

/** Holds the next answer to a path back until it is released. */
function holdBack(path: string) {
  const { fetch: send } = globalThis
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  let arrive = () => {}
  const hasArrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  let isFirst = true
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const answer = await send(input, init)
    if (!isFirst || !String(input).includes(path)) return answer
    isFirst = false
    arrive()
    await isReleased
    return answer
  })
  onTestFinished(() => void vi.stubGlobal('fetch', send))
  return { release, hasArrived }
}

test('what comes late of the former session says nothing of one that was opened meanwhile', async () => {
  const context = page()
  const store = await serverSignIn().createStore(context)
  await store.addSession(await sign(store))
  const open = context.kept.get('server') ?? ''
  const held = holdBack('/auth/v1/me')
  const asked = store.getSessions(chainId, ann.address)
  await held.hasArrived
  const session = await sign(store)
  await store.addSession(session)
  held.release()
  expect(await asked).toEqual([])
  expect(await store.getSessions(chainId, ann.address)).toEqual([session])
  // One that has ended, too.
  await store.revokeSession(chainId, ann.address)
  context.kept.set('server', open)
  await store.revokeSession(chainId, ann.address)
  context.kept.set('server', open)
  const again = holdBack('/auth/v1/me')
  const over = store.getSessions(chainId, ann.address)
  await again.hasArrived
  await store.addSession(await sign(store))
  again.release()
  expect(await over).toEqual([])
  expect(await store.getSessions(chainId, ann.address)).toHaveLength(1)
})

test('a token of the former session that comes late does not take the place of another account’s', async () => {
  const context = page()
  const store = await serverSignIn().createStore(context)
  await store.addSession(await sign(store))
  const late = { ...context, now: () => Date.now() + 3_600_000 }
  const aged = await serverSignIn().createStore(late)
  const held = holdBack('/auth/v1/refresh')
  const asked = aged.headersFor?.({ url, method: 'GET' })
  await held.hasArrived
  await store.addSession(await sign(store, bob, bob.address))
  const kept = context.kept.get('server')
  held.release()
  await asked?.catch(() => {})
  expect(context.kept.get('server')).toBe(kept)
  expect(await store.getSessions(chainId, bob.address)).toHaveLength(1)
})
describe('a server that is away when a session ends', () => {
  const leave = async (byCookie: boolean) => {
    const context = page()
    const setup = serverSignIn({ byCookie })
    const store = await setup.createStore(context)
    await store.addSession(await sign(store))
    const open = context.kept.get('server') ?? ''
    const away = await setup.createStore({ ...context, server: 'http://127.0.0.1:1' })
    await expect(away.revokeSession(chainId, ann.address)).rejects.toMatchObject({
      code: 'server_unreachable',
    })
    expect(await away.getSessions(chainId, ann.address)).toEqual([])
    return { context, setup, store, open }
  }

  test.each([false, true])(
    'hears of it when the user signs out once more; by cookie: %s',
    async (byCookie) => {
      const { context, store, open } = await leave(byCookie)
      const held = cookie
      await store.revokeSession(chainId, ann.address)
      expect(context.kept.size).toBe(0)
      expect(cookie).toBe('')
      cookie = held
      context.kept.set('server', open)
      expect(await store.getSessions(chainId, ann.address)).toEqual([])
    },
  )

  test.each([false, true])(
    'hears of it when the page is there again, and the next session stays; by cookie: %s',
    async (byCookie) => {
      const { context, setup, open } = await leave(byCookie)
      const held = cookie
      const reloaded = await setup.createStore(context)
      const session = await sign(reloaded)
      await reloaded.addSession(session)
      expect(await reloaded.getSessions(chainId, ann.address)).toEqual([session])
      expect([...context.kept.keys()]).toEqual(['server'])
      context.kept.set('server', open)
      cookie = held
      expect(await reloaded.getSessions(chainId, ann.address)).toEqual([])
      cookie = ''
    },
  )
})

test.each([false, true])(
  'a session whose place another one takes is over, so that no list shows it; by cookie: %s',
  async (byCookie) => {
    const carol = privateKeyToAccount(`0x${byCookie ? '44' : '33'}${'33'.repeat(31)}`)
    const store = await serverSignIn({ byCookie }).createStore(page())
    for (const _ of [1, 2, 3]) await store.addSession(await sign(store, carol, carol.address))
    await expect.poll(async () => (await store.listSessions?.())?.length).toBe(1)
    expect(await store.getSessions(chainId, carol.address)).toHaveLength(1)
    cookie = ''
  },
)

test.each([
  ['a day ahead', 24 * 3_600_000],
  ['three minutes ahead', 180_000],
  ['four minutes behind', -240_000],
  ['a day behind', -24 * 3_600_000],
])('a browser whose clock is %s signs in, and its token is renewed in time', async (_, wrong) => {
  onTestFinished(() => {
    passedMs = 0
  })
  const context = page({ now: () => Date.now() + passedMs + wrong })
  const store = await serverSignIn().createStore(context)
  const session = await sign(store)
  await store.addSession(session)
  expect(await store.getSessions(chainId, ann.address)).toEqual([session])
  const first = context.kept.get('server')
  passedMs = 240_000
  expect(await store.getSessions(chainId, ann.address)).toEqual([session])
  expect(context.kept.get('server')).toBe(first)
  passedMs = 300_000
  expect(await store.getSessions(chainId, ann.address)).toEqual([session])
  expect(context.kept.get('server')).not.toBe(first)
})
