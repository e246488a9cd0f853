import { createConfig, mock } from '@wagmi/core'
import { http } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { afterEach, expect, test } from 'vitest'
import { nowhere, testBench } from './fixtures/testBench.js'
import { testWallet } from './fixtures/testWallet.js'
import { wayOf } from './fixtures/wayOf.js'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** An adapter whose client can pair, and the wallet at the other end. */
function bench(parameters: testBench.Parameters = {}) {
  const wallet = testWallet(generatePrivateKey(), [], [31337])
  const made = testBench({
    ...parameters,
    context: { ways: [wayOf('walletConnect', wallet.provider)] },
  })
  ends.push(made.end)
  const connect = () => {
    const connector = made.found().find(({ id }) => id === 'walletConnect')
    if (!connector) throw new Error('Pairing is not listed')
    return made.adapter.connect(connector, { network: undefined })
  }
  return { ...made, connect, paired: wallet }
}

test('is listed beside the wallets of the page, without a request', () => {
  const { found, paired } = bench()
  expect(found().map(({ id, type }) => `${id} ${type}`)).toEqual([
    'com.example.test ANNOUNCED',
    'walletConnect WALLET_CONNECT',
  ])
  expect(paired.switches.listeners()).toBe(0)
})

test('is not listed where the client cannot pair', () => {
  const { found, end } = testBench()
  ends.push(end)
  expect(found().map(({ id }) => id)).toEqual(['com.example.test'])
})

test('is a wallet like any other', async () => {
  const { adapter, connect, paired, sessions } = bench()
  const { address } = paired.account
  await expect(connect()).resolves.toEqual({
    accounts: [{ address, type: 'eoa' }],
    caipNetworkId: 'eip155:31337',
  })
  const message = 'Grüße'
  await expect(adapter.signMessage('walletConnect', { message, address })).resolves.toBe(
    await paired.account.signMessage({ message }),
  )
  paired.emit('disconnect', { code: 4900 })
  await expect.poll(() => sessions).toEqual([undefined])
  expect(paired.switches.listeners()).toBe(0)
})

test('is taken up again without a prompt', async () => {
  const { adapter, connect, paired } = bench()
  await connect()
  paired.reply('eth_requestAccounts', () => {
    throw new Error('The wallet was asked')
  })
  await expect(adapter.reconnect('walletConnect')).resolves.toMatchObject({
    accounts: [{ address: paired.account.address }],
  })
})

test('goes before a connector of the same name in the host’s wagmi', async () => {
  const make = mock({ accounts: [`0x${'11'.repeat(20)}`] })
  const { id, name, nativeCurrency } = nowhere
  const chain = {
    id: Number(id),
    name,
    nativeCurrency,
    rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
  }
  const wagmiConfig = createConfig({
    chains: [chain],
    connectors: [(config) => ({ ...make(config), id: 'walletConnect' })],
    multiInjectedProviderDiscovery: false,
    storage: null,
    transports: { [chain.id]: http('http://127.0.0.1:9') },
  })
  const { adapter, found, connect, paired } = bench({
    options: { wagmiConfig: wagmiConfig as never },
  })
  await adapter.prepare()
  expect(found().filter(({ id }) => id === 'walletConnect')).toHaveLength(1)
  await expect(connect()).resolves.toMatchObject({
    accounts: [{ address: paired.account.address }],
  })
})
