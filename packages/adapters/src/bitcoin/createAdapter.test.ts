import type { WalletWay } from '@foyer/core'
import { ownAdapter, testAdapter } from '@foyer/core/testing'
import type { Network } from '@foyer/protocol'
import { type BitcoinFeature, type BitcoinShape, createBitcoinWallet } from '@foyer/testing'
import { Verifier } from 'bip322-js'
import { networks as versions } from 'bitcoinjs-lib'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { testContext } from '../fixtures/testContext.js'
import { bitcoin } from './bitcoin.js'
import { createBitcoinWay } from './engine/createBitcoinWay.js'
import { shapeIds } from './fixtures/openWallet.js'
import { type Ledger, startLedger } from './fixtures/startLedger.js'
import { testPage } from './fixtures/testPage.js'

/** The connector in each way to a wallet. */
const connectors = {
  injected: { type: 'ANNOUNCED', name: 'Test Wallet' },
  pairing: { id: 'walletConnect', type: 'WALLET_CONNECT', name: 'WalletConnect' },
  embedded: { id: 'ID_AUTH', type: 'AUTH', name: 'Auth' },
} as const

const stranger = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'

let here: Ledger
let other: Ledger

// The names of public test networks on ledgers of this machine: both write addresses alike, so that a wallet is on both.
beforeAll(async () => {
  const testnet4 = '00000000da84f2bafbbc53dee25a72ae507ff4914b867c565be350b0da8bf043'
  const signet = '00000008819873e925422c1ff0f99f7cc9bbb232af63a077a480a3633bee1ef6'
  here = await startLedger(testnet4, 'Here', versions.testnet)
  other = await startLedger(signet, 'There', versions.testnet)
})
afterAll(() => Promise.all([here.stop(), other.stop()]))

type Options = { readonly shape?: BitcoinShape; readonly features?: readonly BitcoinFeature[] }

/** A wallet with real keys, reached in one of the ways. */
async function fixture(way: keyof typeof connectors, options: Options = {}) {
  const { shape = 'standard' } = options
  let ignores = false
  const { page, window } = testPage()
  const test = createBitcoinWallet({
    ...{ name: 'Test Wallet', window, storage: 'none', ...options },
    networks: [
      { chain: 'bitcoin:testnet4', esploraUrl: here.url },
      { chain: 'bitcoin:signet', esploraUrl: other.url },
    ],
    intercept: ({ method }) =>
      ignores && /disconnect/.test(method) ? new Promise(() => {}) : undefined,
  })
  const [address = ''] = test.addresses
  here.give(address, 100_000_000)
  const before = { here: here.balance(stranger), other: other.balance(stranger) }

  const stored = new Map<string, string>()
  const storage = {
    get: (key: string) => stored.get(key),
    set: (key: string, value: string) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
  }
  const connectorId = way === 'injected' ? shapeIds[shape] : connectors[way].id
  const connector = { id: connectorId, ...connectors[way], namespace: 'bip122' } as const
  const networks = [here.network, other.network] as const
  const elsewhere = (): WalletWay => {
    const provider = test.wallet
    const reached = createBitcoinWay({ connector, provider }, { networks, storage }, page)
    return { connector, load: async () => reached }
  }
  const { context, end } = testContext(networks)
  return {
    setup: bitcoin({ page }),
    context: {
      ...context,
      get ways() {
        return way === 'injected' ? [] : [elsewhere()]
      },
    },
    elsewhere,
    connectorId,
    wallet: {
      address,
      answer(how: 'approve' | 'reject' | 'ignore') {
        ignores = how === 'ignore'
        test.decide(how === 'ignore' ? 'hold' : how)
      },
      lock: test.lock,
      unlock: test.unlock,
      revoke: test.revoke,
      moveTo: ({ caipNetworkId }: Network) =>
        test.allow([
          caipNetworkId === here.network.caipNetworkId ? 'bitcoin:testnet4' : 'bitcoin:signet',
        ]),
      prompts: () =>
        test.requests.filter(
          ({ method, params: [input] }) =>
            !/disconnect|^get|^wallet_get/.test(method) && Object(input).silent !== true,
        ).length,
      listeners: () => test.state.listeners,
    },
    networks: { here: here.network, other: other.network },
    stranger,
    balanceOf: async ({ address: owner, network }: { address: string; network: Network }) => {
      const isHere = network.caipNetworkId === here.network.caipNetworkId
      const held = (isHere ? here : other).balance(owner)
      return owner === stranger ? held - before[isHere ? 'here' : 'other'] : held
    },
    verifyMessage: async ({ address: signer, message, signature }: Signed) =>
      Verifier.verifySignature(signer, message, signature),
    dispose: async () => {
      end()
      test.destroy()
    },
  }
}

type Signed = { address: string; message: string; signature: string }

// The page chooses the network of each request: the user is asked nothing.
const declining = 'stays where it is when the user declines to switch'

describe.each(Object.keys(connectors) as (keyof typeof connectors)[])('bitcoin, %s', (way) => {
  const cases = testAdapter(() => fixture(way), { except: [declining] })
  for (const { name, run } of cases) test(name, run)
})

describe('bitcoin, over a wallet that sends by itself', () => {
  const make = () => fixture('injected', { shape: 'sats' })
  const cases = testAdapter(make, {
    except: [
      declining,
      // The wallet is on one network at a time, and says which.
      'switches to a network that the wallet knows, and to one that it has to add',
    ],
  })
  for (const { name, run } of cases) test(name, run)
})

// The same network, wallet and cases for what core makes itself, where a host gives no adapter.
describe('bitcoin without an adapter of the host', () => {
  const own = async () => {
    const given = await fixture('pairing')
    return { ...given, setup: await ownAdapter('bip122', () => [given.elsewhere()]) }
  }
  for (const { name, run } of testAdapter(own, { except: [declining] })) test(name, run)
})
