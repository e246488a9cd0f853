import type { WalletProvider } from '@foyer/core'
import { type Network, ss58 } from '@foyer/protocol'
import { createPolkadotWallet, type PolkadotWalletOptions } from '@foyer/testing'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openPages } from '../fixtures/openPages.js'
import { payloadOn } from './fixtures/payloadOn.js'
import { type LocalNode, startNode } from './fixtures/startNode.js'
import { polkadot } from './polkadot.js'

const openPage = openPages(onTestFinished, polkadot)

const id = 'injectedWeb3:test'
const refused = { code: 'answer_invalid' }
const stranger = ss58.encode(new Uint8Array(32).fill(9), 0)
type Intercept = NonNullable<PolkadotWalletOptions['intercept']>

let here: LocalNode
let other: LocalNode
beforeAll(async () => {
  here = await startNode(`0x${'a1'.repeat(32)}`, 'Here', 0)
  other = await startNode(`0x${'b2'.repeat(32)}`, 'There', 2)
})
afterAll(() => Promise.all([here.stop(), other.stop()]))

/** A page with one wallet, which does what `intercept` says. */
function open(intercept?: Intercept, change: Partial<PolkadotWalletOptions> = {}) {
  const window = new EventTarget()
  const wallet = createPolkadotWallet({
    ...{ name: 'Test', source: 'test', window, storage: 'none' },
    accounts: ['sr25519', 'ed25519'],
    ...(intercept && { intercept }),
    ...change,
  })
  onTestFinished(wallet.destroy)
  const page = openPage(window, [here.network, other.network])
  const [generic = ''] = wallet.addresses
  const address = ss58.encode(ss58.decode(generic) ?? new Uint8Array(32), 0)
  return {
    ...{ ...page, wallet, address },
    connect: (network?: Network) => page.connect(id, network),
    sign: (message = 'hello') => page.adapter.signMessage?.(id, { message, address }) ?? '',
    signPayload: (payload: object) =>
      page.adapter.signTypedData?.(id, { typedData: payload, address }) ?? '',
  }
}

const on =
  (method: string, answer: (next: () => Promise<unknown>) => unknown): Intercept =>
  (request, next) =>
    request.method === method ? answer(next) : undefined

test('a wallet that shares no account is no locked one, and connects once it shares one', async () => {
  let shares = false
  const { connect, address } = open(
    on('accounts.get', (next) => (shares ? next() : Promise.resolve([]))),
  )
  await expect(connect()).rejects.toMatchObject({ code: 'no_account_shared' })
  shares = true
  const session = await connect()
  expect(session.accounts[0].address).toBe(address)
  // What the family has and the wallet takes.
  const sending = ['sendTransaction', 'transfer']
  expect(session.features).toEqual(['signMessage', 'signTypedData', ...sending])
})

test.each([
  ['an address of Ethereum', { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }],
  ['an address of Solana', { address: '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU' }],
  [
    'a wrong checksum',
    { address: `${stranger.slice(0, -1)}${stranger.endsWith('a') ? 'b' : 'a'}` },
  ],
  ['an address of 10 MB', { address: '1'.repeat(10_000_000) }],
  ['a key of another kind', { address: stranger, type: 'ethereum' }],
  ['an address that is no text', { address: new Uint8Array(32) }],
  ['an address inherited', Object.create(Object.create(null))],
  [
    'a trap',
    new Proxy(
      {},
      {
        get() {
          throw new Error('trapped')
        },
      },
    ),
  ],
  ['nothing', null],
])('an account with %s is refused', async (_, given) => {
  const { connect } = open(on('accounts.get', async () => [given]))
  await expect(connect()).rejects.toMatchObject({ code: 'wallet_failed' })
})

test('no more than a hundred accounts are read, each key once, however it is spelled', async () => {
  const key = new Uint8Array(32).fill(9)
  const spellings = [0, 2, 42, 2_000].map((prefix) => ({ address: ss58.encode(key, prefix) }))
  const more = Array.from({ length: 1_000_000 }, () => spellings[0])
  const { connect } = open(on('accounts.get', async () => [...spellings, ...more]))
  const { accounts } = await connect()
  expect(accounts).toEqual([{ address: stranger, type: 'eoa' }])
})

test('one key is one account on every network, in the spelling of each', async () => {
  const { connect, adapter, sessions, address, wallet } = open()
  const { accounts } = await connect()
  expect(accounts[0].address).toBe(address)
  await adapter.switchChain(id, other.network)
  const there = sessions.at(-1)?.accounts[0].address ?? ''
  expect(there).toBe(ss58.encode(ss58.decode(address) ?? new Uint8Array(32), 2))
  // The spelling of before still names it, and the wallet is given the one that it knows.
  await adapter.signMessage?.(id, { message: 'hello', address })
  expect(wallet.requests.at(-1)?.params).toMatchObject([{ address: wallet.addresses[0] }])
})

test.each<[string, (next: () => Promise<unknown>) => unknown]>([
  ['of another key', async () => ({ signature: `0x${'11'.repeat(64)}` })],
  ['of 10 MB', async () => ({ signature: `0x${'11'.repeat(5_000_000)}` })],
  ['that is bytes', async () => ({ signature: new Uint8Array(64) })],
  ['that is nothing', async () => undefined],
  ['with another kind before it', async (next) => ({ signature: `0x00${await hexOf(next)}` })],
  ['that is cut', async (next) => ({ signature: `0x${(await hexOf(next)).slice(2)}` })],
])('a signature %s reaches no host', async (_, answer) => {
  const { connect, sign } = open(on('signRaw', answer))
  await connect()
  await expect(sign()).rejects.toMatchObject(refused)
})

test('a signature over another text reaches no host', async () => {
  let first: unknown
  const { connect, sign } = open(
    on('signRaw', async (next) => {
      first ??= await next()
      return first
    }),
  )
  await connect()
  await expect(sign('one')).resolves.toMatch(/^0x[0-9a-f]{128}$/)
  await expect(sign('another')).rejects.toMatchObject(refused)
})

test('a text is signed as it is or between tags, and one like hex as its characters', async () => {
  const { connect, sign, wallet } = open(undefined, { wraps: false })
  await connect()
  await expect(sign('0x00')).resolves.toMatch(/^0x/)
  expect(wallet.requests.at(-1)?.params).toMatchObject([{ data: '0x30783030', type: 'bytes' }])
})

test('an extrinsic is signed as the page wrote it, or not at all', async () => {
  const { connect, signPayload, wallet, address } = open()
  await connect()
  const { json } = payloadOn(here.genesisHash, address)
  await expect(signPayload(json)).resolves.toMatch(/^0x01/)
  const [payload] = wallet.requests.at(-1)?.params ?? []
  expect(payload).toMatchObject({ ...json, address: wallet.addresses[0] })
  await expect(signPayload({ ...json, tip: 'free' })).rejects.toMatchObject({
    code: 'sign_message_failed',
  })
  await expect(signPayload({ ...json, address: stranger })).rejects.toMatchObject({
    code: 'account_not_connected',
  })
})

test('a signature of another extrinsic reaches no host, and one that cannot be read without metadata is not judged', async () => {
  let first: unknown
  const { connect, signPayload, address } = open(
    on('signPayload', async (next) => {
      first ??= await next()
      return first
    }),
  )
  await connect()
  const { json } = payloadOn(here.genesisHash, address)
  await signPayload(json)
  await expect(signPayload({ ...json, tip: '0xff' })).rejects.toMatchObject(refused)
  const signedExtensions = [...json.signedExtensions, 'CheckSomethingNew']
  await expect(signPayload({ ...json, signedExtensions })).resolves.toMatch(/^0x01/)
})

test('a wallet whose key changes between calls signs for no account of before', async () => {
  const { connect, wallet, sessions, sign } = open()
  await connect()
  wallet.emit([{ address: stranger, type: 'sr25519' }])
  expect(sessions.at(-1)?.accounts).toEqual([{ address: stranger, type: 'eoa' }])
  await expect(sign()).rejects.toMatchObject({ code: 'account_not_connected' })
})

test('an account that is meant for one network is used on no other', async () => {
  const { connect, wallet, adapter } = open()
  wallet.restrict(other.genesisHash)
  await expect(connect(here.network)).resolves.toMatchObject({
    caipNetworkId: other.network.caipNetworkId,
  })
  const switched = adapter.switchChain(id, here.network)
  await expect(switched).rejects.toMatchObject({ code: 'chain_not_supported' })
  wallet.restrict(`0x${'cc'.repeat(32)}`)
  await expect(connect()).resolves.toMatchObject({ caipNetworkId: `polkadot:${'cc'.repeat(16)}` })
})

test('changes in a storm are reported once each, and what cannot be read ends the session until it can', async () => {
  const { connect, wallet, sessions, address } = open()
  await connect()
  const two = wallet.addresses.map((one) => ({ address: one }))
  for (let index = 0; index < 1_000; index += 1) wallet.emit(two)
  expect(sessions).toEqual([])
  wallet.emit([...two].reverse())
  expect(sessions).toMatchObject([{ accounts: [{}, { address }] }])
  wallet.emit('none')
  expect(sessions).toHaveLength(2)
  expect(sessions.at(-1)).toBeUndefined()
  wallet.emit(two)
  expect(sessions.at(-1)).toMatchObject({ accounts: [{ address }, {}] })
  expect(wallet.state.listeners).toBe(1)
})

test('a wallet without a subscription, or one that throws, is connected all the same', async () => {
  for (const subscribe of [
    undefined,
    () => {
      throw new Error('trapped')
    },
    () => 7,
  ]) {
    const { connect } = open(
      on('enable', async (next) => {
        const { accounts, signer } = (await next()) as { accounts: object; signer: object }
        return { accounts: { ...accounts, subscribe }, signer }
      }),
    )
    await expect(connect()).resolves.toMatchObject({ accounts: [{}, {}] })
  }
})

test('a wallet that was not remembered is not called, and one that left is not resumed', async () => {
  const { connect, adapter, wallet } = open()
  await expect(adapter.reconnect(id)).resolves.toBeUndefined()
  expect(wallet.requests).toEqual([])
  await connect()
  await adapter.disconnect(id)
  const before = wallet.requests.length
  await expect(adapter.reconnect(id)).resolves.toBeUndefined()
  expect(wallet.requests).toHaveLength(before)
})

test('a node of another network than it was given for says no balance', async () => {
  const { adapter, address } = open()
  const liar = { ...here.network, caipNetworkId: other.network.caipNetworkId }
  const read = adapter.getBalance({ address, network: liar })
  await expect(read).resolves.toMatchObject({ amount: 0n })
  const page = openPage(new EventTarget(), [{ ...other.network, rpcUrls: here.network.rpcUrls }])
  const wrong = page.adapter.getBalance({ address, network: other.network })
  await expect(wrong).rejects.toMatchObject({ code: 'rpc_of_another_network' })
})

test('a provider answers the requests of pages, and refuses others', async () => {
  const { connect, adapter, address } = open()
  await connect()
  const provider = (await adapter.getProvider(id)) as WalletProvider
  const params = { address, message: 'hello' }
  await expect(provider.request({ method: 'polkadot_signMessage', params })).resolves.toEqual({
    signature: expect.stringMatching(/^0x[0-9a-f]{128}$/),
  })
  for (const method of ['constructor', '__proto__', 'enable', 'eth_accounts'])
    await expect(provider.request({ method })).rejects.toMatchObject({ code: 4200 })
  for (const bad of [undefined, {}, { address }, { address: stranger, message: '' }])
    await expect(
      provider.request({ method: 'polkadot_signMessage', params: bad }),
    ).rejects.toMatchObject({
      code: expect.stringMatching(/^(account_not_connected|answer_invalid)$/),
    })
})

test.each([
  ['Rejected', 'user_rejected'],
  ['Cancelled', 'user_rejected'],
  ['The source a has a pending authorization request', 'request_pending'],
  ['The source a is not allowed to interact with this extension', 'wallet_failed'],
])('“%s” is told as %s', async (message, code) => {
  const { connect } = open(on('enable', () => Promise.reject(new Error(message))))
  await expect(connect()).rejects.toMatchObject({ code })
})

async function hexOf(next: () => Promise<unknown>): Promise<string> {
  return String(((await next()) as { signature: string }).signature).slice(2)
}
