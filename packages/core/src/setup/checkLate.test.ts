import type { SiwxSetup, SiwxStore } from '@foyer/protocol/siwx'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { connect } from '../connection/connect.js'
import { reconnect } from '../connection/reconnect.js'
import { getConnectionStatus } from '../connection/state.js'
import { createFoyer } from '../createFoyer.js'
import { confirmCode } from '../embedded/confirmCode.js'
import { embeddedWalletUrl } from '../embedded/fixtures/fakeFrame.js'
import { openModal } from '../modal/openModal.js'
import { switchChain } from '../network/switchChain.js'
import type { FoyerOptions } from '../options.js'
import { getUniversalProvider } from '../pairing/getUniversalProvider.js'
import { preparePairing } from '../pairing/preparePairing.js'
import { remember } from '../remembered.js'
import { startClient } from '../startClient.js'
import { createTestClient, testNetwork } from '../testing/createTestClient.js'
import { fakeAdapter } from '../testing/fakeAdapter.js'

const kestrel = { connectorId: 'test.kestrel', namespace: 'eip155' } as const
/** Each way to be a connected user, and what may lead to one. */
const doors = {
  connect: (client) => connect(client, kestrel),
  reconnect,
  preparePairing,
  getUniversalProvider,
  confirmCode: (client) => confirmCode(client, { code: '000000' }),
  switchChain: (client) => switchChain(client, { network: 'eip155:10' }),
} satisfies Record<string, (client: ReturnType<typeof createTestClient>) => Promise<unknown>>

/** Has the rest of a test run as in a page that was built for this. */
function buildFor(mode: 'development' | 'production') {
  vi.stubEnv('NODE_ENV', mode)
  onTestFinished(() => void vi.unstubAllEnvs())
}

/** A page built for production, on which a wallet was connected before. */
function page(options: Partial<FoyerOptions>) {
  buildFor('production')
  const adapter = fakeAdapter()
  const client = createTestClient({
    adapters: [adapter],
    relayUrl: 'wss://relay.example',
    embeddedWalletUrl,
    ...options,
  })
  onTestFinished(client.destroy)
  remember(client, 'connected', [kestrel])
  const connection = () => client.store.getState().connection
  return { adapter, client, connection }
}

/** As a host without types may give it. */
const noStore = {} as SiwxStore
const noSetup = {} as SiwxSetup

describe('a host whose sign-in plug-in is none has no connected user in production either', () => {
  const codes = {
    siwx: [{ siwx: noStore }, 'option_invalid'],
    siweConfig: [{ siweConfig: noSetup }, 'option_invalid'],
    both: [{ siwx: noStore, siweConfig: noSetup }, 'siwe_and_siwx'],
  } as const

  test.each(Object.entries(codes))('%s: the remembered wallet is not asked', async (_, given) => {
    const [options, code] = given
    const { adapter, client, connection } = page(options)
    onTestFinished(startClient(client))
    expect(getConnectionStatus(connection())).toBe('connecting')
    await expect.poll(() => getConnectionStatus(connection())).toBe('disconnected')
    await expect(client.handles.wake?.()).rejects.toMatchObject({ code })
    await expect(client.handles.wakeAhead?.()).rejects.toMatchObject({ code })
    expect(connection().refused).toBe(true)
    expect(adapter.calls).toEqual([])
  })

  test.each(Object.entries(doors))('%s is refused, however often', async (_, enter) => {
    const { adapter, client, connection } = page({ siwx: noStore, enableReconnect: false })
    onTestFinished(startClient(client))
    for (let time = 0; time < 2; time += 1)
      await expect(enter(client)).rejects.toMatchObject({ code: 'option_invalid' })
    expect(connection()).toMatchObject({ restoring: [], byNamespace: {} })
    expect(connection().connecting).toBeUndefined()
    expect(adapter.calls).toEqual([])
  })

  test('the developer reads why, once', async () => {
    const { client } = page({ siwx: noStore })
    onTestFinished(startClient(client))
    openModal(client)
    await expect(connect(client, kestrel)).rejects.toThrow('`siwx`')
    await expect.poll(() => client.logged, { timeout: 15_000 }).toHaveLength(1)
    await expect(client.handles.wake?.()).rejects.toThrow('`siwx`')
    expect(client.logged).toEqual([expect.stringContaining('`siwx`')])
  })
})

test('without a start nothing is connected, because nothing is checked', async () => {
  const { adapter, client } = page({})
  const { switchChain: _, ...wallets } = doors
  for (const enter of Object.values(wallets))
    await expect(enter(client)).rejects.toMatchObject({ code: 'client_not_started' })
  expect(adapter.calls).toEqual([])
})

test('options that are right are checked once, and all goes as in development', async () => {
  const { client, connection } = page({ enableReconnect: false })
  onTestFinished(startClient(client))
  await connect(client, kestrel)
  expect(getConnectionStatus(connection())).toBe('connected')
  expect(connection().refused).toBeUndefined()
  expect(client.handles.unchecked).toBeUndefined()
  expect(client.logged).toEqual([])
})

describe('a page is drawn with options that make no sense, and says so when it wakes', () => {
  test.each([
    ['networks', { networks: undefined }],
    ['networks', { networks: [] }],
    ['networks', { networks: [undefined] }],
    ['server', { server: 5 }],
    ['server', { server: null }],
    ['features', { features: null }],
    ['locale', { locale: 'en_US.UTF-8' }],
    ['adapters', { adapters: [function evm() {}] }],
    ['customWallets', { customWallets: 5, server: undefined, featuredWalletIds: ['a'] }],
    ['messages', { messages: null }],
  ])('%s: %j', async (option, options) => {
    const { client } = page(options as object)
    expect(client.options.networks.length).toBeGreaterThan(0)
    expect(client.options.messages).toEqual({})
    onTestFinished(startClient(client))
    await expect(client.handles.wake?.()).rejects.toMatchObject({
      code: 'option_invalid',
      message: expect.stringContaining(option),
    })
  })

  test('and opens its modal before that', () => {
    const { client } = page({ adapters: [undefined] } as object)
    openModal(client)
    expect(client.store.getState().modal.open).toBe(true)
  })

  test('what no check finds, and no client could be made of, is refused too', async () => {
    buildFor('production')
    let isRead = false
    const given: FoyerOptions = {
      projectId: 'test',
      networks: [testNetwork(1)],
      get chainImages() {
        if (isRead) return {}
        isRead = true
        throw new Error('not yet')
      },
    }
    const client = createFoyer(given, createTestClient().environment)
    onTestFinished(startClient(client))
    await expect(client.handles.wake?.()).rejects.toThrow('not yet')
    expect(client.store.getState().connection.refused).toBe(true)
  })
})

test('in a page without a bundler, which has no `process`, the check is late too', async () => {
  const make = (given: object) => {
    vi.stubGlobal('process', given)
    try {
      return createTestClient({ siwx: noStore, adapters: [fakeAdapter()] })
    } finally {
      vi.unstubAllGlobals()
    }
  }
  expect(() => make({ env: {} })).toThrow('`siwx`')
  const client = make({})
  onTestFinished(startClient(client))
  expect(client.options.debug).toBe(false)
  await expect(client.handles.wake?.()).rejects.toThrow('`siwx`')
})

test('a build for development refuses at once what no check foresees', () => {
  buildFor('development')
  const options = {
    projectId: 'test',
    networks: [testNetwork(1)],
    get metadata(): never {
      throw new TypeError('Of the host')
    },
  } as const
  expect(() => createFoyer(options)).toThrow('Of the host')
})
