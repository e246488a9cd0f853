import type { WalletWay } from '@foyer/core'
import { ownAdapter, testAdapter } from '@foyer/core/testing'
import type { Network } from '@foyer/protocol'
import { createCosmosWallet } from '@foyer/testing'
import { base64 } from '@scure/base'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { testContext } from '../fixtures/testContext.js'
import { cosmos } from './cosmos.js'
import { createKeplrWay } from './engine/createKeplrWay.js'
import { arbitraryBytes } from './fixtures/arbitraryBytes.js'
import { countedPage } from './fixtures/countedPage.js'
import { type LocalRest, startRest } from './fixtures/startRest.js'
import { verifySecp256k1 } from './fixtures/verifySecp256k1.js'

/** The connector in each way to a wallet. */
const connectors = {
  injected: { id: 'keplr:keplr', type: 'ANNOUNCED', name: 'Keplr' },
  pairing: { id: 'walletConnect', type: 'WALLET_CONNECT', name: 'WalletConnect' },
  embedded: { id: 'ID_AUTH', type: 'AUTH', name: 'Auth' },
} as const

const stranger = 'cosmos1depk54cuajgkzea6zpgkq36tnjwdzv4afc3d27'

let here: LocalRest
let other: LocalRest
let unknown: LocalRest

beforeAll(async () => {
  here = await startRest('here-1', 'Here', 'cosmos')
  other = await startRest('there-2', 'There', 'osmo')
  unknown = await startRest('far-3', 'Far', 'far')
})
afterAll(() => Promise.all([here.stop(), other.stop(), unknown.stop()]))

type Signed = Record<'address' | 'signature', string>

/** A wallet with a real key, reached in one of the ways. */
async function fixture(way: keyof typeof connectors) {
  const { page, listeners } = countedPage()
  const test = createCosmosWallet({
    ...{ name: 'Keplr', window: page, storage: 'none' },
    chains: [
      { chainId: 'here-1', prefix: 'cosmos' },
      { chainId: 'there-2', prefix: 'osmo' },
    ],
  })
  const address = test.addressOn('here-1')
  here.give(address, 123_456_789_012_345_678_901n)
  here.give(stranger, 0n)
  const publicKey = async () => {
    const { getKey } = test.wallet as { getKey(id: string): Promise<{ pubKey: Uint8Array }> }
    return base64.encode((await getKey('here-1')).pubKey)
  }
  const stored = new Map<string, string>()
  const storage = {
    get: (name: string) => stored.get(name),
    set: (name: string, value: string) => void stored.set(name, value),
    remove: (name: string) => void stored.delete(name),
  }
  const connector = { ...connectors[way], namespace: 'cosmos' } as const
  const networks = [here.network, other.network, unknown.network] as const
  const { context, end } = testContext(networks)
  const elsewhere = (): WalletWay => {
    const given = { connector, provider: test.wallet }
    const reached = createKeplrWay(given, { networks, storage }, page)
    return { connector, load: async () => reached }
  }
  const direct = {
    chainId: 'here-1',
    accountNumber: 7n,
    bodyBytes: Uint8Array.of(1, 2, 3),
    authInfoBytes: new Uint8Array(200).fill(4),
  }
  const directBytes = Uint8Array.of(
    ...[0x0a, 3, 1, 2, 3, 0x12, 200, 1, ...direct.authInfoBytes],
    ...[0x1a, 6, ...Buffer.from('here-1'), 0x20, 7],
  )
  return {
    setup: cosmos({ page }),
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
      moveTo: (_: Network) => {},
      prompts: () => test.state.prompts,
      listeners,
    },
    networks: { here: here.network, other: other.network, unknown: unknown.network },
    stranger,
    balanceOf: async ({ address: owner }: { address: string; network: Network }) =>
      here.balance(owner),
    verifyMessage: async ({ message, signature }: Signed & { message: string }) =>
      verifySecp256k1({
        ...{ signature, publicKey: await publicKey() },
        bytes: arbitraryBytes(message, address),
      }),
    typedData: {
      value: direct,
      verify: async ({ signature }: Signed) =>
        verifySecp256k1({ signature, publicKey: await publicKey(), bytes: directBytes }),
    },
    dispose: async () => {
      end()
      test.destroy()
    },
  }
}

// A wallet has no network in use that its user could change; what it does change has tests of its own.
const moving = 'reports what the user changes in the wallet itself'

// What only a wallet in the page says: a paired or embedded one has a session, which ends or does not.
const ofPage = [
  'is connected again once a wallet that was locked is unlocked',
  'is connected once a wallet that was locked when the page came is unlocked',
  'lets a wallet go that is locked',
]

describe.each(Object.keys(connectors) as (keyof typeof connectors)[])('cosmos, %s', (way) => {
  const except = [moving, ...(way === 'injected' ? [] : ofPage)]
  const cases = testAdapter(() => fixture(way), { except })
  for (const { name, run } of cases) test(name, run)
})

// The same network, wallet and cases for what core makes itself, where a host gives no adapter.
describe('cosmos without an adapter of the host', () => {
  const own = async () => {
    const given = await fixture('pairing')
    return { ...given, setup: await ownAdapter('cosmos', () => [given.elsewhere()]) }
  }
  for (const { name, run } of testAdapter(own, { except: [moving, ...ofPage] })) test(name, run)
})
