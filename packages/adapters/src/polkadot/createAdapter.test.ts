import type { WalletWay } from '@foyer/core'
import { ownAdapter, testAdapter } from '@foyer/core/testing'
import { type Network, ss58 } from '@foyer/protocol'
import { createPolkadotWallet, type PolkadotKeyType } from '@foyer/testing'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { testContext } from '../fixtures/testContext.js'
import { createInjectedWay } from './engine/createInjectedWay.js'
import { payloadOn } from './fixtures/payloadOn.js'
import { type LocalNode, startNode } from './fixtures/startNode.js'
import { verifyBySubstrate } from './fixtures/verifyBySubstrate.js'
import { polkadot } from './polkadot.js'

/** The connector in each way to a wallet. */
const connectors = {
  injected: { id: 'injectedWeb3:test', type: 'ANNOUNCED', name: 'test' },
  pairing: { id: 'walletConnect', type: 'WALLET_CONNECT', name: 'WalletConnect' },
  embedded: { id: 'ID_AUTH', type: 'AUTH', name: 'Auth' },
} as const

/** What an account has to hold to be there: what is sent to it counts beside this. */
const held = 10_000_000_000n

let here: LocalNode
let other: LocalNode

beforeAll(async () => {
  here = await startNode(`0x${'a1'.repeat(32)}`, 'Here', 7)
  other = await startNode(`0x${'b2'.repeat(32)}`, 'There', 2_000)
})
afterAll(() => Promise.all([here.stop(), other.stop()]))

/** A wallet with a real key, reached in one of the ways. */
async function fixture(way: keyof typeof connectors, type: PolkadotKeyType = 'sr25519') {
  const window = new EventTarget()
  const test = createPolkadotWallet({
    ...{ name: 'Test Wallet', source: 'test', window, storage: 'none', accounts: [type] },
  })
  const key = ss58.decode(test.addresses[0]) ?? new Uint8Array(32)
  const address = ss58.encode(key, 7)
  here.give(address, 123_456_789_012_345_678_901n)
  const stranger = ss58.encode(crypto.getRandomValues(new Uint8Array(32)), 7)
  here.give(stranger, held)
  const stored = new Map<string, string>()
  const storage = {
    get: (name: string) => stored.get(name),
    set: (name: string, value: string) => void stored.set(name, value),
    remove: (name: string) => void stored.delete(name),
  }
  const connector = { ...connectors[way], namespace: 'polkadot' } as const
  const networks = [here.network, other.network] as const
  const { context, end } = testContext(networks)
  const elsewhere = (): WalletWay => {
    const reached = createInjectedWay(
      { connector, provider: test.wallet },
      { networks, storage, metadata: context.metadata },
    )
    return { connector, load: async () => reached }
  }
  const payload = payloadOn(here.genesisHash, address)
  return {
    setup: polkadot({ page: window }),
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
      answer: (how: 'approve' | 'reject' | 'ignore') =>
        test.decide(how === 'ignore' ? 'hold' : how),
      lock: test.lock,
      unlock: test.unlock,
      revoke: test.revoke,
      moveTo: ({ caipNetworkId }: Network) =>
        test.restrict(
          [here, other].find((one) => one.network.caipNetworkId === caipNetworkId)?.genesisHash,
        ),
      prompts: () => test.state.prompts,
      listeners: () => test.state.listeners,
    },
    networks: { here: here.network, other: other.network },
    stranger,
    balanceOf: async ({ address: owner, network }: { address: string; network: Network }) => {
      const node = network.caipNetworkId === here.network.caipNetworkId ? here : other
      return node.balance(owner) - (owner === stranger ? held : 0n)
    },
    verifyMessage: async ({
      message,
      ...parameters
    }: Record<'address' | 'message' | 'signature', string>) =>
      verifyBySubstrate({ ...parameters, bytes: Buffer.from(`<Bytes>${message}</Bytes>`), type }),
    typedData: {
      value: payload.json,
      verify: async (parameters: Record<'address' | 'signature', string>) =>
        verifyBySubstrate({ ...parameters, bytes: payload.bytes, type }),
    },
    dispose: async () => {
      end()
      test.destroy()
    },
  }
}

// The page chooses the network, and spells the account: the user is asked nothing.
const declining = 'stays where it is when the user declines to switch'

// A wallet lets no page in while it is locked, and has nothing to listen to before that.
const early = 'is connected once a wallet that was locked when the page came is unlocked'
const except = [declining, early]

describe.each(Object.keys(connectors) as (keyof typeof connectors)[])('polkadot, %s', (way) => {
  const cases = testAdapter(() => fixture(way), { except })
  for (const { name, run } of cases) test(name, run)
})

describe.each(['ed25519', 'ecdsa'] as const)('polkadot, with a key of %s', (type) => {
  const cases = testAdapter(() => fixture('injected', type), { except })
  for (const { name, run } of cases.filter((one) => /signs/.test(one.name))) test(name, run)
})

// The same network, wallet and cases for what core makes itself, where a host gives no adapter.
describe('polkadot without an adapter of the host', () => {
  const own = async () => {
    const given = await fixture('pairing')
    return { ...given, setup: await ownAdapter('polkadot', () => [given.elsewhere()]) }
  }
  for (const { name, run } of testAdapter(own, { except })) test(name, run)
})
