import type { WalletWay } from '@foyer/core'
import { ownAdapter, testAdapter } from '@foyer/core/testing'
import type { Network } from '@foyer/protocol'
import { createSolanaWallet, type SolanaFeature } from '@foyer/testing'
import { generateKeyPairSigner, type KeyPairSigner } from '@solana/kit'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { testContext } from '../fixtures/testContext.js'
import { createSolanaWay } from './engine/createSolanaWay.js'
import { toStandardChain } from './engine/toStandardChain.js'
import { createTokens } from './fixtures/createTokens.js'
import { isSigned } from './fixtures/isSigned.js'
import { type LocalCluster, someAddress, startCluster } from './fixtures/startCluster.js'
import { testPage } from './fixtures/testPage.js'
import { verifyEd25519 } from './fixtures/verifyEd25519.js'
import { writeUnsigned } from './fixtures/writeUnsigned.js'
import { solana } from './solana.js'

/** The connector in each way to a wallet. */
const connectors = {
  injected: { id: 'standard:test-wallet', type: 'ANNOUNCED', name: 'Test Wallet' },
  pairing: { id: 'walletConnect', type: 'WALLET_CONNECT', name: 'WalletConnect' },
  embedded: { id: 'ID_AUTH', type: 'AUTH', name: 'Auth' },
} as const

let here: LocalCluster
let other: LocalCluster
let maker: KeyPairSigner
let token: Awaited<ReturnType<ReturnType<typeof createTokens>['create']>>

// The names of public clusters on nodes of this machine: the Wallet Standard has one name for all the others.
beforeAll(async () => {
  here = await startCluster('EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG', 'Here')
  other = await startCluster('4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY', 'There')
  maker = await generateKeyPairSigner()
  await here.give(maker.address, 10n ** 11n)
  token = await createTokens(here, maker).create(['pointer'])
})
afterAll(() => Promise.all([here.stop(), other.stop()]))

/** A wallet with a real key, reached in one of the ways. */
async function fixture(way: keyof typeof connectors, features?: readonly SolanaFeature[]) {
  let ignores = false
  const { page, window } = testPage()
  const test = createSolanaWallet({
    name: 'Test Wallet',
    window,
    storage: 'none',
    clusters: [
      { chain: 'solana:devnet', rpcUrl: here.url },
      { chain: 'solana:testnet', rpcUrl: other.url },
    ],
    ...(features && { features }),
    intercept: ({ method }) =>
      ignores && method === 'standard:disconnect' ? new Promise(() => {}) : undefined,
  })
  const [address = ''] = test.addresses
  await here.give(address, 10n ** 9n)
  if ((await token.balanceOf(address)) === 0n) await token.give(address, 100_000n)
  // An account keeps its rent, so what a stranger gets is counted above it.
  const stranger = someAddress()
  await here.give(stranger, here.rent)

  const stored = new Map<string, string>()
  const storage = {
    get: (key: string) => stored.get(key),
    set: (key: string, value: string) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
  }
  const connector = { ...connectors[way], namespace: 'solana' } as const
  const networks = [here.network, other.network] as const
  const elsewhere = (): WalletWay => {
    const reached = createSolanaWay({ connector, provider: test.wallet }, { networks, storage })
    return { connector, load: async () => reached }
  }
  const { context, end } = testContext(networks)
  return {
    setup: solana({ page }),
    context: {
      ...context,
      get ways() {
        return way === 'injected' ? [] : [elsewhere()]
      },
    },
    elsewhere,
    connectorId: connector.id,
    wallet: {
      address,
      answer(how: 'approve' | 'reject' | 'ignore') {
        ignores = how === 'ignore'
        test.decide(how === 'ignore' ? 'hold' : how)
      },
      lock: test.lock,
      unlock: test.unlock,
      revoke: test.revoke,
      moveTo: ({ caipNetworkId }: Network) => test.allow([toStandardChain(caipNetworkId)]),
      prompts: () =>
        test.requests.filter(
          ({ method, params: [input] }) =>
            method !== 'standard:disconnect' && Object(input).silent !== true,
        ).length,
      listeners: () => test.state.listeners,
    },
    networks: { here: here.network, other: other.network },
    stranger,
    balanceOf: async ({ address: owner, network }: { address: string; network: Network }) => {
      const cluster = network.caipNetworkId === here.network.caipNetworkId ? here : other
      return (await cluster.balance(owner)) - (owner === stranger ? cluster.rent : 0n)
    },
    verifyMessage: async (parameters: Parameters<typeof verifyEd25519>[0]) =>
      verifyEd25519(parameters),
    token: { address: token.mint, balanceOf: token.balanceOf },
    unsigned: {
      make: ({ address: payer }: { address: string }) => writeUnsigned(here, payer, stranger),
      verify: isSigned,
    },
    dispose: async () => {
      end()
      test.destroy()
    },
  }
}

// The page chooses the network of each request: the user is asked nothing.
const declining = 'stays where it is when the user declines to switch'

describe.each(Object.keys(connectors) as (keyof typeof connectors)[])('solana, %s', (way) => {
  const cases = testAdapter(() => fixture(way), { except: [declining] })
  for (const { name, run } of cases) test(name, run)
})

describe('solana, over a wallet that signs transactions and does not send them', () => {
  const make = () => fixture('injected', ['signMessage', 'signTransaction'])
  const cases = testAdapter(make, { except: [declining] })
  for (const { name, run } of cases.filter((one) => /send|transfer/.test(one.name))) test(name, run)
})

// The same network, wallet and cases for what core makes itself, where a host gives no adapter.
describe('solana without an adapter of the host', () => {
  const own = async () => {
    const given = await fixture('pairing')
    return { ...given, setup: await ownAdapter('solana', () => [given.elsewhere()]) }
  }
  for (const { name, run } of testAdapter(own, { except: [declining] })) test(name, run)
})
