import type { Connector } from '@foyer/core'
import { ownAdapter, testAdapter } from '@foyer/core/testing'
import { verifyMessage, verifyTypedData } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { evm } from './evm.js'
import { type LocalChain, startChain } from './fixtures/startChain.js'
import { testContext } from './fixtures/testContext.js'
import { testPage } from './fixtures/testPage.js'
import { testWallet } from './fixtures/testWallet.js'
import { wayOf } from './fixtures/wayOf.js'
import { wayOver } from './fixtures/wayOver.js'

/** The connector in each way to a wallet. */
const ids = { injected: 'com.example.test', pairing: 'walletConnect', embedded: 'ID_AUTH' } as const

let chains: LocalChain[] = []

beforeAll(async () => {
  chains = await Promise.all([
    startChain(31337, 'Here'),
    startChain(31338, 'There'),
    startChain(31339, 'Elsewhere'),
  ])
})
afterAll(() => Promise.all(chains.map(({ stop }) => stop())))

const typedData = {
  domain: { name: 'Foyer', version: '1', chainId: 31337 },
  types: { Order: [{ name: 'amount', type: 'uint256' }] },
  primaryType: 'Order',
  message: { amount: 2n ** 200n },
}

/** A wallet with a real key, reached in one of the ways. */
async function fixture(way: keyof typeof ids) {
  const [here, other, unknown] = chains
  if (!here || !other || !unknown) throw new Error('The chains did not start')
  const wallet = testWallet(generatePrivateKey(), chains, [31337, 31338])
  await here.client.setBalance({ address: wallet.account.address, value: 10n ** 20n })
  const info = {
    uuid: crypto.randomUUID(),
    name: 'Test Wallet',
    icon: '',
    rdns: ids.injected,
  }
  const { page } = testPage(way === 'injected' ? [{ info, provider: wallet.provider }] : [])
  const ways = way === 'injected' ? [] : [wayOf(ids[way], wallet.provider)]
  const networks = { here: here.network, other: other.network, unknown: unknown.network }
  return {
    setup: evm({ page }),
    context: testContext(Object.values(networks), { ways }),
    connectorId: ids[way],
    wallet: wallet.switches,
    provider: wallet.provider,
    networks,
    stranger: privateKeyToAccount(generatePrivateKey()).address,
    balanceOf: ({ address, network }: { address: string; network: { id: number | string } }) => {
      const chain = chains.find((one) => one.network.id === network.id) ?? here
      return chain.client.getBalance({ address: address as `0x${string}` })
    },
    verifyMessage: (parameters: { address: string; message: string; signature: string }) =>
      verifyMessage(parameters as Parameters<typeof verifyMessage>[0]),
    typedData: {
      value: typedData,
      verify: (parameters: { address: string; signature: string }) =>
        verifyTypedData({ ...typedData, ...parameters } as never),
    },
    dispose: async () => {},
  }
}

/** What only wallets in the page say: a paired or embedded one has a session, which ends or does not. */
const ofPage = [
  'is connected again once a wallet that was locked is unlocked',
  'is connected once a wallet that was locked when the page came is unlocked',
]

describe.each(Object.keys(ids) as (keyof typeof ids)[])('evm, %s', (way) => {
  const except = way === 'injected' ? [] : ofPage
  for (const { name, run } of testAdapter(() => fixture(way), { except })) test(name, run)
})

// The same network, wallet and cases for what core makes itself, where a host gives no adapter.
describe('evm without an adapter of the host', () => {
  const own = async () => {
    const { wallet, ...given } = await fixture('pairing')
    const connector: Connector = {
      id: given.connectorId,
      namespace: 'eip155',
      type: 'WALLET_CONNECT',
      name: 'WalletConnect',
    }
    const setup = await ownAdapter('eip155', (client) => [
      wayOver(connector, given.provider, client),
    ])
    return { ...given, wallet, setup }
  }
  // What is listened to there is the client's own provider, and ends with the client.
  const except = [
    'leaves no listener when it is stopped, and listens again when started',
    ...ofPage,
  ]
  for (const { name, run } of testAdapter(own, { except })) test(name, run)
})
