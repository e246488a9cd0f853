import { type Config, connect, createConfig, createStorage, disconnect, mock } from '@wagmi/core'
import { http } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { nowhere, testBench } from './fixtures/testBench.js'

const account = `0x${'11'.repeat(20)}` as const
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A page with a wagmi of its own, and an adapter that stands on it. */
function host(features?: Parameters<typeof mock>[0]['features']) {
  const values = new Map<string, string>()
  const wagmiConfig = createConfig({
    chains: [
      { ...nowhere, id: 31337, rpcUrls: { default: { http: ['http://127.0.0.1:9'] } } } as never,
    ],
    connectors: [mock({ accounts: [account], ...(features && { features }) })],
    multiInjectedProviderDiscovery: false,
    storage: createStorage({
      storage: {
        getItem: (key) => values.get(key) ?? null,
        setItem: (key, value) => void values.set(key, value),
        removeItem: (key) => void values.delete(key),
      },
    }),
    transports: { 31337: http('http://127.0.0.1:9') },
  }) as unknown as Config
  const bench = testBench({ options: { wagmiConfig } })
  ends.push(bench.end)
  return { ...bench, wagmiConfig, values }
}

test('the host’s connectors are listed beside the wallets of the page, without a click', async () => {
  const { found } = host()
  await expect
    .poll(() => found().map(({ id, type }) => `${id} ${type}`))
    .toEqual(['com.example.test ANNOUNCED', 'mock EXTERNAL'])
})

test('a connection that the page makes and ends by itself is reported', async () => {
  const { wagmiConfig, sessions, adapter } = host()
  const [connector] = wagmiConfig.connectors
  if (!connector) throw new Error('The host has no connector')
  await adapter.prepare()
  await connect(wagmiConfig, { connector })
  expect(sessions.at(-1)).toMatchObject({ accounts: [{ address: account, type: 'eoa' }] })
  await disconnect(wagmiConfig, { connector })
  expect(sessions.at(-1)).toBeUndefined()
})

test('a connection that the page already has is taken over, and resumed as it is', async () => {
  const { wagmiConfig, adapter, sessions } = host()
  const [connector] = wagmiConfig.connectors
  if (!connector) throw new Error('The host has no connector')
  await connect(wagmiConfig, { connector })
  await expect.poll(() => sessions).toHaveLength(1)
  await expect(adapter.reconnect('mock')).resolves.toMatchObject({
    accounts: [{ address: account }],
  })
})

test('connecting here connects the host’s wagmi, and disconnecting here disconnects it', async () => {
  const { wagmiConfig, adapter, connect: connectHere, id, sessions } = host()
  await adapter.prepare()
  await connectHere()
  expect(wagmiConfig.state.status).toBe('connected')
  await adapter.disconnect(id)
  expect(wagmiConfig.state.status).toBe('disconnected')
  expect(sessions).toEqual([])
})

test('a connector that fails to end is over here all the same, and its failure is told', async () => {
  const { found, wagmiConfig, adapter } = host()
  await adapter.prepare()
  const listed = found().find(({ id }) => id === 'mock')
  const [connector] = wagmiConfig.connectors
  if (!listed || !connector) throw new Error('The host’s connector is not listed')
  await adapter.connect(listed, { network: undefined })
  const { disconnect: ends } = connector
  Object.assign(connector, { disconnect: () => Promise.reject(new Error('The wallet is gone.')) })
  await expect(adapter.disconnect('mock')).rejects.toMatchObject({
    code: 'wallet_failed',
    cause: new Error('The wallet is gone.'),
  })
  expect(wagmiConfig.state.status).toBe('disconnected')
  Object.assign(connector, { disconnect: ends })
  await expect(adapter.connect(listed, { network: undefined })).resolves.toMatchObject({
    accounts: [{ address: account }],
  })
})

test('the errors of the host’s connectors are told in our words', async () => {
  const { found, adapter } = host({ connectError: new Error('User rejected the request.') })
  await adapter.prepare()
  const connector = found().find(({ id }) => id === 'mock')
  if (!connector) throw new Error('The host’s connector is not listed')
  await expect(adapter.connect(connector, { network: undefined })).rejects.toMatchObject({
    code: 'user_rejected',
  })
})

test('an adapter that ended leaves the host’s wagmi as it is', async () => {
  const { wagmiConfig, adapter, connect: connectHere, sessions } = host()
  await connectHere()
  adapter.destroy()
  expect(wagmiConfig.state.status).toBe('connected')
  const [connector] = wagmiConfig.connectors
  if (!connector) throw new Error('The host has no connector')
  await connect(wagmiConfig, { connector })
  expect(sessions).toEqual([])
})
