import { formatSiwxMessage, type SiwxContext, type SiwxStore } from '@foyer/protocol/siwx'
import { verifyMessage } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { expect, test } from 'vitest'
import type { SiweConfig, SiweMessageParts, SiweSession } from '../SiweConfig.js'
import { siweSignIn } from '../siweSignIn.js'

const ann = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const bob = privateKeyToAccount(`0x${'22'.repeat(32)}`)
const on = { accountAddress: ann.address, chainId: 'eip155:1' } as const
const now = Date.parse('2026-01-01T00:00:00.000Z')

const kept = new Map<string, string>()
const context: SiwxContext = {
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
  rpc: async () => '0x',
}

/** As a host has it: the text by a library, the checks at its backend. */
function host(given: Partial<SiweConfig> = {}) {
  const told: unknown[] = []
  const parts: SiweMessageParts[] = []
  let session: SiweSession | null = null
  const config: SiweConfig = {
    getNonce: async () => 'abcdef1234567890',
    createMessage: (one) => {
      parts.push(one)
      const { iat, exp, nbf, address, statement, resources, requestId, ...rest } = one
      return createSiweMessage({
        ...{ ...rest, address: address as `0x${string}`, issuedAt: new Date(iat ?? 0) },
        ...(exp && { expirationTime: new Date(exp) }),
        ...(nbf && { notBefore: new Date(nbf) }),
        ...{ statement, requestId, resources: resources && [...resources] },
      })
    },
    verifyMessage: async ({ message, signature }) => {
      const isGood = await verifyMessage({
        ...{ address: ann.address, message, signature: signature as `0x${string}` },
      })
      if (isGood) session = { address: ann.address.toLowerCase(), chainId: 1 }
      return isGood
    },
    getSession: async () => session,
    signOut: async () => {
      session = null
      return true
    },
    onSignIn: (one) => told.push(one),
    onSignOut: () => told.push('out'),
    ...given,
  }
  return { config, told, parts }
}

async function sign(store: SiwxStore, by = ann) {
  const { toString: write, ...data } = await store.createMessage(on)
  const message = write()
  return { data, message, signature: await by.signMessage({ message }) }
}

test('an older client signs in, is asked for its session, and signs out', async () => {
  const { config, told, parts } = host({
    getMessageParams: async () => ({ statement: 'Welcome.', exp: '2026-01-02T00:00:00.000Z' }),
  })
  const store = await siweSignIn(config).createStore(context)
  expect(await store.getSessions('eip155:1', ann.address)).toEqual([])
  const session = await sign(store)
  expect(parts).toEqual([
    {
      ...{ domain: 'app.example:8443', uri: 'https://app.example:8443', version: '1' },
      ...{ address: ann.address, chainId: 1, nonce: 'abcdef1234567890', nbf: undefined },
      ...{ iat: '2026-01-01T00:00:00.000Z', exp: '2026-01-02T00:00:00.000Z' },
      statement: 'Welcome.',
    },
  ])
  expect(session.data).toMatchObject({ statement: 'Welcome.', chainId: 'eip155:1' })
  await store.addSession(session)
  expect(told).toEqual([{ address: ann.address.toLowerCase(), chainId: 1 }])
  expect(await store.getSessions('eip155:1', ann.address)).toHaveLength(1)
  expect(await store.getSessions('eip155:10', ann.address)).toEqual([])
  expect(await store.getSessions('eip155:1', bob.address)).toEqual([])
  await store.revokeSession('eip155:1', ann.address)
  expect(await store.getSessions('eip155:1', ann.address)).toEqual([])
  expect(told).toHaveLength(2)
})

test('its flags are those of older clients', async () => {
  const { config } = host()
  const store = await siweSignIn(config).createStore(context)
  expect(store.getRequired?.()).toBe(true)
  expect(store).toMatchObject({
    ...{ namespaces: ['eip155'], textLifeMs: 300_000, recheckMs: 300_000, scope: 'chain' },
    ...{ signOutOnDisconnect: true, signOutOnAccountChange: true, signOutOnNetworkChange: true },
  })
  const other = await siweSignIn({
    ...{ ...config, enabled: false, required: false, signOutOnDisconnect: false },
    ...{ nonceRefetchIntervalMs: 1_000, sessionRefetchIntervalMs: 2_000 },
  }).createStore(context)
  expect(other.getRequired?.()).toBe(false)
  expect(other).toMatchObject({
    ...{ namespaces: [], textLifeMs: 1_000, recheckMs: 2_000, signOutOnDisconnect: false },
  })
})

test('a session that another network does not end is of all networks', async () => {
  const { config } = host({ signOutOnNetworkChange: false })
  const store = await siweSignIn(config).createStore(context)
  await store.addSession(await sign(store))
  const found = await store.getSessions('eip155:10', ann.address)
  expect(found).toMatchObject([{ data: { chainId: 'eip155:10' } }])
  await store.revokeSession('eip155:1', ann.address)
  expect(kept.size).toBe(0)
})

test('but not one that a contract took the signature of', async () => {
  let open: SiweSession | null = null
  const verifyMessage = async () => {
    open = { address: ann.address, chainId: 1 }
    return true
  }
  const { config } = host({
    signOutOnNetworkChange: false,
    getSession: async () => open,
    verifyMessage,
  })
  const store = await siweSignIn(config).createStore(context)
  await store.addSession(await sign(store, bob))
  expect(await store.getSessions('eip155:1', ann.address)).toHaveLength(1)
  expect(await store.getSessions('eip155:10', ann.address)).toEqual([])
})

test.each<[string, Partial<SiweConfig>]>([
  ['the backend says no', { verifyMessage: async () => false }],
  ['it says something else', { verifyMessage: async () => 'yes' as never }],
  ['it has no session afterwards', { getSession: async () => null }],
  [
    'its session is of another account',
    { getSession: async () => ({ address: bob.address, chainId: 1 }) },
  ],
  [
    'its session is on another network',
    { getSession: async () => ({ address: ann.address, chainId: 10 }) },
  ],
])('nobody is signed in where %s', async (_, given) => {
  const { config, told } = host(given)
  const store = await siweSignIn(config).createStore(context)
  await expect(store.addSession(await sign(store))).rejects.toMatchObject({
    code: 'answer_invalid',
  })
  expect(told).toEqual([])
})

test('an error of the host says that there is no session, one of the network does not', async () => {
  const failing = (error: unknown) => host({ getSession: () => Promise.reject(error) }).config
  const none = await siweSignIn(failing(new Error('Failed to get session!'))).createStore(context)
  expect(await none.getSessions('eip155:1', ann.address)).toEqual([])
  for (const error of [
    new TypeError('Failed to fetch'),
    new DOMException('late', 'TimeoutError'),
  ]) {
    const store = await siweSignIn(failing(error)).createStore(context)
    await expect(store.getSessions('eip155:1', ann.address)).rejects.toBe(error)
  }
})

const written = (one: SiweMessageParts, changed: object) =>
  formatSiwxMessage({
    ...{ domain: one.domain, uri: one.uri, version: '1', nonce: one.nonce },
    ...{ address: one.address, chainId: `eip155:${one.chainId}`, issuedAt: one.iat ?? '' },
    ...changed,
  })

test.each<[string, (parts: SiweMessageParts) => string]>([
  ['nonce', (one) => written(one, { nonce: 'ffffffff00000000' })],
  ['message', (one) => `${written(one, {})}\nand all my coins`],
  ['message', () => 'Sign in'],
  ['message', () => undefined as never],
])('a text of the host whose %s is not as it was told is not offered', async (field, create) => {
  const { config } = host({ createMessage: create })
  const store = await siweSignIn(config).createStore(context)
  await expect(store.createMessage(on)).rejects.toMatchObject({
    ...{ code: 'sign_in_invalid', data: { field } },
  })
})

test('a sign-out that the backend refused is none', async () => {
  const { config, told } = host({ signOut: async () => false })
  const store = await siweSignIn(config).createStore(context)
  await expect(store.revokeSession('eip155:1', ann.address)).rejects.toMatchObject({
    code: 'action_not_allowed',
  })
  expect(told).toEqual([])
})

test('the session of another account is not ended in the place of one that has none', async () => {
  const { config, told } = host({ getSession: async () => ({ address: bob.address, chainId: 1 }) })
  const store = await siweSignIn(config).createStore(context)
  await store.revokeSession('eip155:1', ann.address)
  expect(told).toEqual([])
  await store.revokeSession('eip155:10', bob.address)
  expect(told).toEqual(['out'])
})
