import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import {
  parseSiwxMessage,
  type SiwxContext,
  type SiwxSession,
  type SiwxStore,
} from '@foyer/protocol/siwx'
import { verifyMessage } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { backendSignIn } from '../backendSignIn.js'
import { localSignIn } from '../localSignIn.js'

const ann = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const bob = privateKeyToAccount(`0x${'22'.repeat(32)}`)
const on = { accountAddress: ann.address, chainId: 'eip155:1' } as const

/** What a client gives a store, with a clock that a test moves. */
function context(given: Partial<SiwxContext> = {}): SiwxContext & { pass(ms: number): void } {
  const kept = new Map<string, string>()
  let now = Date.parse('2026-01-01T00:00:00.000Z')
  return {
    projectId: 'test',
    server: undefined,
    origin: 'https://app.example:8443',
    storage: {
      get: (key) => kept.get(key),
      set: (key, value) => void kept.set(key, value),
      remove: (key) => void kept.delete(key),
    },
    now: () => now,
    signal: new AbortController().signal,
    // A node on whose network no account is a contract.
    rpc: async (_, { method }) => (method === 'eth_chainId' ? '0x1' : '0x'),
    pass: (ms) => {
      now += ms
    },
    ...given,
  }
}

async function sign(store: SiwxStore, by = ann): Promise<SiwxSession> {
  const made = await store.createMessage(on)
  const { toString: write, ...data } = made
  const message = write()
  return { data, message, signature: await by.signMessage({ message }) }
}

/** What a contract at an address answers to every signature (ERC-1271): it stands on the network of {@link on} alone. */
const valid = `0x1626ba7e${'0'.repeat(56)}`
const contract = context({
  rpc: async (_, { method }) => (method === 'eth_chainId' ? '0x1' : valid),
}).rpc

describe('a session of all networks of an account', () => {
  const elsewhere = 'eip155:10'
  const scope = 'account' as const
  /** A backend that takes what is signed, and tells of the session without it. */
  function backendOf(kept = context()) {
    let open: { address: string; chainId: string } | undefined
    const setup = backendSignIn({
      ...{ scope, nonce: async () => 'abcdef1234567890', session: async () => open ?? null },
      async verify({ address, chainId }) {
        open = { address, chainId }
      },
      async signOut() {
        open = undefined
      },
    })
    return () => setup.createStore(kept)
  }
  const locally = async () => localSignIn({ scope }).createStore(context({ rpc: contract }))
  const ways: readonly (readonly [string, () => Promise<SiwxStore>])[] = [
    ['a local one', locally],
    ['a backend’s', () => backendOf()()],
  ]

  test.each(ways)('%s holds elsewhere where a key signed', async (_, create) => {
    const store = await create()
    await store.addSession(await sign(store))
    expect(await store.getSessions(elsewhere, ann.address)).toHaveLength(1)
    expect(await store.getSessions(elsewhere, bob.address)).toEqual([])
    expect(await store.getSessions('solana:1', ann.address)).toEqual([])
  })

  test.each(ways)('%s does not where a contract took the signature', async (_, create) => {
    const store = await create()
    await store.addSession(await sign(store, bob))
    expect(await store.getSessions('eip155:1', ann.address)).toHaveLength(1)
    expect(await store.getSessions(elsewhere, ann.address)).toEqual([])
  })

  test('a local one ends on any of them, and one that a contract took on its own network alone', async () => {
    const store = await locally()
    await store.addSession(await sign(store))
    await store.revokeSession('solana:1', ann.address)
    await store.revokeSession(elsewhere, bob.address)
    expect(await store.getSessions('eip155:1', ann.address)).toHaveLength(1)
    await store.revokeSession(elsewhere, ann.address)
    expect(await store.getSessions('eip155:1', ann.address)).toEqual([])
    expect(await store.getSessions(elsewhere, ann.address)).toEqual([])
    await store.addSession(await sign(store, bob))
    await store.revokeSession(elsewhere, ann.address)
    expect(await store.getSessions('eip155:1', ann.address)).toHaveLength(1)
  })

  test('is known after a reload, and after an end of it no more; what the storage says besides counts for nothing', async () => {
    const kept = context()
    const load = backendOf(kept)
    const store = await load()
    await store.addSession(await sign(store))
    const again = await load()
    expect(await again.getSessions(elsewhere, ann.address)).toHaveLength(1)
    for (const broken of ['{', '[null,{"chainId":"eip155:1"}]', '[{"chainId":5}]']) {
      kept.storage.set('keyed', broken)
      expect(await again.getSessions(elsewhere, ann.address)).toEqual([])
    }
    await store.addSession(await sign(store))
    await again.revokeSession('eip155:1', ann.address)
    expect(kept.storage.get('keyed')).toBeUndefined()
    // The backend has a session of the account still, opened by a contract at its address.
    await again.addSession(await sign(again, bob))
    expect(await again.getSessions(elsewhere, ann.address)).toEqual([])
    await again.setSessions([])
    expect(kept.storage.get('keyed')).toBeUndefined()
  })
})

describe('a local sign-in', () => {
  test('is of a text that EIP-4361 takes: this page’s, with a nonce of 128 bits, for a week', async () => {
    const store = await localSignIn({ statement: 'Welcome back.' }).createStore(context())
    const made = (await store.createMessage(on)).toString()
    expect(parseSiwxMessage(made)).toMatchObject({
      message: {
        domain: 'app.example:8443',
        uri: 'https://app.example:8443',
        address: ann.address,
        statement: 'Welcome back.',
        issuedAt: '2026-01-01T00:00:00.000Z',
        expirationTime: '2026-01-08T00:00:00.000Z',
        nonce: expect.stringMatching(/^[A-Za-z\d]{22}$/),
      },
    })
    expect((await store.createMessage(on)).nonce).not.toBe((await store.createMessage(on)).nonce)
  })

  test('is kept once its signature is right, found for its account and network alone, and ends', async () => {
    const page = context()
    const setup = localSignIn()
    const store = await setup.createStore(page)
    const session = await sign(store)
    await store.addSession(session)
    expect(await store.getSessions('eip155:1', ann.address.toLowerCase())).toEqual([session])
    expect(await store.getSessions('eip155:10', ann.address)).toEqual([])
    expect(await store.getSessions('eip155:1', bob.address)).toEqual([])
    expect(setup.remembered?.(page.storage, page.now())).toEqual(session)
    page.pass(604_800_000)
    expect(await store.getSessions('eip155:1', ann.address)).toEqual([])
    expect(setup.remembered?.(page.storage, page.now())).toBeUndefined()
  })

  test('by another key, over another text or for another account is not kept', async () => {
    const store = await localSignIn().createStore(context())
    const foreign = await sign(store, bob)
    const own = await sign(store)
    const forAnother = { ...own, data: { ...own.data, accountAddress: bob.address } }
    for (const bad of [foreign, { ...own, message: `${own.message}\n` }, forAnother])
      await expect(store.addSession(bad)).rejects.toMatchObject({ code: 'answer_invalid' })
    await expect(store.setSessions([own, foreign])).rejects.toMatchObject({
      code: 'answer_invalid',
    })
    expect(await store.getSessions('eip155:1', ann.address)).toEqual([])
  })

  test('is ended for its account and network, and for all', async () => {
    const store = await localSignIn().createStore(context())
    await store.addSession(await sign(store))
    await store.revokeSession('eip155:10', ann.address)
    expect(await store.getSessions('eip155:1', ann.address)).toHaveLength(1)
    await store.revokeSession('eip155:1', ann.address)
    expect(await store.getSessions('eip155:1', ann.address)).toEqual([])
    await store.addSession(await sign(store))
    await store.setSessions([])
    expect(await store.getSessions('eip155:1', ann.address)).toEqual([])
  })

  test('survives what is no session in the storage', async () => {
    const page = context()
    const store = await localSignIn().createStore(page)
    for (const broken of ['{', '"text"', '[1,null,{"data":{}}]']) {
      page.storage.set('sessions', broken)
      expect(await store.getSessions('eip155:1', ann.address)).toEqual([])
    }
  })

  test('with a statement of two lines is none', async () => {
    const store = await localSignIn({ statement: 'a\nb' }).createStore(context())
    await expect(store.createMessage(on)).rejects.toMatchObject({ data: { field: 'statement' } })
  })
})

type Answer = { status?: number; body?: string; cookie?: string }

/** A backend with a cookie session, as a host would write it. */
async function backend(
  answers: Record<string, (body: string, request: IncomingMessage) => Answer | Promise<Answer>>,
) {
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    const call = `${request.method} ${request.url}`
    asked.push(call)
    const {
      status = 200,
      body = '',
      cookie,
    } = (await answers[call]?.(await text(request), request)) ?? { status: 404 }
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(cookie && { 'set-cookie': `${cookie}; HttpOnly; Secure; SameSite=Lax` }),
    })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { asked, url: `http://127.0.0.1:${port}` }
}

describe('a backend’s sign-in', () => {
  const urls = { nonce: '/nonce', verify: '/verify', session: '/session', signOut: '/out' }

  test('has its nonce, is checked there, and is as the backend says from then on', async () => {
    let open: string | undefined
    const { url, asked } = await backend({
      'GET /nonce': () => ({ body: '{"nonce":"abcdef1234567890"}' }),
      'POST /verify': async (body) => {
        const { message, signature, address } = JSON.parse(body)
        if (!(await verifyMessage({ address, message, signature }))) return { status: 401 }
        open = address
        return { body: '{"ok":true}' }
      },
      'GET /session': () => ({ body: open ? JSON.stringify({ address: open, chainId: 1 }) : '{}' }),
      'POST /out': () => {
        open = undefined
        return {}
      },
    })
    const store = await backendSignIn({ ...urls, required: true }).createStore(
      context({ origin: url }),
    )
    expect(store.getRequired?.()).toBe(true)
    expect(await store.getSessions('eip155:1', ann.address)).toEqual([])
    const session = await sign(store)
    expect(session.data.nonce).toBe('abcdef1234567890')
    await expect(store.addSession(await sign(store, bob))).rejects.toMatchObject({
      code: 'http_status',
    })
    await store.addSession(session)
    const found = await store.getSessions('eip155:1', ann.address)
    expect(found).toMatchObject([{ data: { accountAddress: ann.address, chainId: 'eip155:1' } }])
    await store.revokeSession('eip155:1', ann.address)
    expect(await store.getSessions('eip155:1', ann.address)).toEqual([])
    expect(asked).toContain('POST /out')
  })

  test('is not ended in the place of another account’s, and is where the backend does not say whose it is', async () => {
    let open: { address: string; chainId: number } | undefined
    let isAway = false
    const store = await backendSignIn({
      ...{ nonce: async () => 'abcdef1234567890', verify: async () => {} },
      session: async () => (isAway ? Promise.reject(new Error('away')) : open),
      async signOut() {
        open = undefined
      },
    }).createStore(context())
    open = { address: bob.address, chainId: 1 }
    await store.revokeSession('eip155:1', ann.address)
    expect(open).toBeDefined()
    await store.revokeSession('eip155:10', bob.address)
    expect(open).toBeUndefined()
    open = { address: bob.address, chainId: 1 }
    isAway = true
    await store.revokeSession('eip155:1', ann.address)
    expect(open).toBeUndefined()
  })

  test('begins with the session that the page was rendered with, until the backend has said', async () => {
    const one = { address: ann.address, chainId: 1, expirationTime: '2026-01-02T00:00:00.000Z' }
    const session = async () => null
    const page = context()
    const known = (setup: ReturnType<typeof backendSignIn>) =>
      setup.remembered?.(page.storage, page.now())
    const setup = backendSignIn({ ...urls, session, known: one })
    expect(known(setup)?.data).toMatchObject({
      ...{ accountAddress: ann.address, chainId: 'eip155:1' },
    })
    const store = await setup.createStore(page)
    expect(known(setup)).toBeDefined()
    expect(await store.getSessions('eip155:1', ann.address)).toEqual([])
    expect(known(setup)).toBeUndefined()
    const signedOut = backendSignIn({ ...urls, signOut: async () => {}, known: one })
    await (await signedOut.createStore(page)).revokeSession('eip155:1', ann.address)
    expect(known(signedOut)).toBeUndefined()
    expect(known(backendSignIn({ ...urls, known: null }))).toBeUndefined()
    page.pass(86_400_000)
    expect(known(backendSignIn({ ...urls, known: one }))).toBeUndefined()
  })

  test('that is down has not said that there is no session', async () => {
    const down = backendSignIn(urls)
    const store = await down.createStore(context({ origin: 'http://127.0.0.1:1' }))
    await expect(store.getSessions('eip155:1', ann.address)).rejects.toMatchObject({
      code: 'server_unreachable',
    })
    const { url } = await backend({ 'GET /session': () => ({ status: 500 }) })
    const failing = await down.createStore(context({ origin: url }))
    await expect(failing.getSessions('eip155:1', ann.address)).rejects.toMatchObject({
      code: 'http_status',
    })
  })

  test.each([
    ['nothing', { status: 204 }],
    ['null', { body: 'null' }],
    ['401', { status: 401 }],
    ['a session of nobody', { body: '{"address":5,"chainId":1}' }],
    ['a session on no network', { body: `{"address":"${ann.address}","chainId":"x"}` }],
    [
      'one that has ended',
      { body: `{"address":"${ann.address}","chainId":1,"expirationTime":"2025-01-01T00:00:00Z"}` },
    ],
    [
      'one with no date',
      { body: `{"address":"${ann.address}","chainId":1,"expirationTime":"soon"}` },
    ],
  ])('%s is no session', async (_, answer) => {
    const { url } = await backend({ 'GET /session': () => answer })
    const store = await backendSignIn(urls).createStore(context({ origin: url }))
    expect(await store.getSessions('eip155:1', ann.address)).toEqual([])
  })

  test('of a list, and in a field, is found', async () => {
    const one = { address: ann.address, chainId: 'eip155:1' }
    for (const answer of [[one], { session: one }, { session: [one] }]) {
      const session = async () => answer as never
      const store = await backendSignIn({ ...urls, session }).createStore(context())
      expect(await store.getSessions('eip155:1', ann.address)).toHaveLength(1)
    }
  })

  test.each([
    ['too short', 'short'],
    ['with a space', 'with space 1234567'],
    ['an object', '{"nonce":{}}'],
    ['too long', 'x'.repeat(300)],
  ])('a nonce that is none is refused: %s', async (_, nonce) => {
    const store = await backendSignIn({ ...urls, nonce: async () => nonce }).createStore(context())
    await expect(store.createMessage(on)).rejects.toMatchObject({ code: 'server_answer_invalid' })
  })

  test('a function that does not say yes has said no', async () => {
    const verify = async () => false
    const nonce = async () => '12345678'
    const store = await backendSignIn({ ...urls, nonce, verify }).createStore(context())
    const session = await sign(store)
    await expect(store.addSession(session)).rejects.toMatchObject({ code: 'answer_invalid' })
  })

  test('an answer without an end is not read to it', async () => {
    const { url } = await backend({ 'GET /session': () => ({ body: `"${'x'.repeat(70_000)}"` }) })
    const store = await backendSignIn(urls).createStore(context({ origin: url }))
    await expect(store.getSessions('eip155:1', ann.address)).rejects.toMatchObject({
      code: 'server_answer_invalid',
    })
  })
})
