import type { WalletProvider } from '@foyer/core'
import type { Network } from '@foyer/protocol'
import { type CosmosWalletOptions, createCosmosWallet } from '@foyer/testing'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openPages } from '../fixtures/openPages.js'
import { cosmos } from './cosmos.js'
import { countedPage } from './fixtures/countedPage.js'
import { type LocalRest, startRest } from './fixtures/startRest.js'

const openPage = openPages(onTestFinished, cosmos)

const id = 'keplr:keplr'
const refused = { code: 'answer_invalid' }
const stranger = 'cosmos1depk54cuajgkzea6zpgkq36tnjwdzv4afc3d27'
type Intercept = NonNullable<CosmosWalletOptions['intercept']>

let here: LocalRest
let other: LocalRest
beforeAll(async () => {
  here = await startRest('here-1', 'Here', 'cosmos')
  other = await startRest('there-2', 'There', 'osmo')
})
afterAll(() => Promise.all([here.stop(), other.stop()]))

/** A page with one wallet, which does what `intercept` says. */
function open(intercept?: Intercept, change: Partial<CosmosWalletOptions> = {}) {
  const { page: window, listeners } = countedPage()
  const wallet = createCosmosWallet({
    ...{ name: 'Keplr', window, storage: 'none', accounts: [0, 1] },
    chains: [{ chainId: 'here-1', prefix: 'cosmos' }],
    ...(intercept && { intercept }),
    ...change,
  })
  onTestFinished(wallet.destroy)
  const page = openPage(window, [here.network, other.network])
  const address = wallet.addressOn('here-1')
  return {
    ...{ ...page, wallet, address, listeners },
    connect: (network?: Network) => page.connect(id, network),
    sign: (message = 'hello') => page.adapter.signMessage?.(id, { message, address }) ?? '',
    signDocument: (typedData: object) =>
      page.adapter.signTypedData?.(id, { typedData, address }) ?? '',
  }
}

const on =
  (method: string, answer: (next: () => Promise<unknown>) => unknown): Intercept =>
  (request, next) =>
    request.method === method ? answer(next) : undefined
const changedKey = (change: object) =>
  on('getKey', async (next) => ({ ...((await next()) as object), ...change }))
const amino = (change: object = {}) => ({
  chain_id: 'here-1',
  account_number: '7',
  sequence: '1',
  fee: { amount: [{ denom: 'uunit', amount: '1' }], gas: '100000' },
  msgs: [{ type: 'cosmos-sdk/MsgVote', value: { note: '<a> & <b>' } }],
  memo: 'für <alle> & mich',
  ...change,
})

test('a connection offers what the family has and the wallet takes', async () => {
  const { features } = await open().connect()
  expect(features).toEqual(['signMessage', 'signTypedData', 'sendTransaction', 'transfer'])
})

test.each([
  ['another address', { bech32Address: stranger }],
  ['another key', { pubKey: new Uint8Array(33).fill(2) }],
  ['a key that is not compressed', { pubKey: new Uint8Array(65).fill(4) }],
  ['a key that is text', { pubKey: '02' }],
  [
    'an address of another network',
    { bech32Address: 'osmo1depk54cuajgkzea6zpgkq36tnjwdzv4aprzauv' },
  ],
  ['an address of EVM', { bech32Address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }],
  ['an address of 10 MB', { bech32Address: `cosmos1${'q'.repeat(10_000_000)}` }],
  ['no address', { bech32Address: undefined }],
])('an account with %s is refused', async (_, change) => {
  await expect(open(changedKey(change)).connect()).rejects.toMatchObject({ code: 'wallet_failed' })
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['text', 'key'],
])('an answer of %s is no account', async (_, answer) => {
  const { connect } = open(on('getKey', () => Promise.resolve(answer)))
  await expect(connect()).rejects.toMatchObject({ code: 'wallet_failed' })
})

test.each<[string, (next: () => Promise<unknown>) => unknown]>([
  ['of another key', async () => new Promise((resolve) => resolve(signatureOf(stranger)))],
  ['with zeros', async (next) => ({ ...((await next()) as object), signature: 'A'.repeat(86) })],
  [
    'of 10 MB',
    async (next) => ({ ...((await next()) as object), signature: 'A'.repeat(10_000_000) }),
  ],
  ['without a key', async (next) => ({ ...((await next()) as object), pub_key: undefined })],
  ['that is nothing', async () => undefined],
  ['that is text', async () => 'signature'],
  ['with a high s', async (next) => withHighS((await next()) as Std)],
])('a signature %s reaches no host', async (_, answer) => {
  const { connect, sign } = open(on('signArbitrary', (next) => answer(next) ?? null))
  await connect()
  await expect(sign()).rejects.toMatchObject(refused)
})

test('a signature of a key of its own reaches no host', async () => {
  const { connect, sign, address } = open(on('signArbitrary', () => signByThief()))
  /** The very text, signed by another key, which stands beside the signature. */
  const signByThief = async () => {
    const thief = open(undefined, { accounts: [5] })
    await thief.connect()
    const { signAmino } = thief.wallet.wallet as Readonly<
      Record<string, (...given: unknown[]) => Promise<{ signature: unknown }>>
    >
    const signer = address
    const data = Buffer.from('hello').toString('base64')
    const document = {
      ...{ account_number: '0', chain_id: '', fee: { amount: [], gas: '0' }, memo: '' },
      ...{ msgs: [{ type: 'sign/MsgSignData', value: { data, signer } }], sequence: '0' },
    }
    return (await signAmino?.('here-1', thief.address, document))?.signature
  }
  await connect()
  await expect(sign()).rejects.toMatchObject(refused)
})

test('a signature over another text reaches no host', async () => {
  let first: unknown
  const { connect, sign } = open(
    on('signArbitrary', async (next) => {
      first ??= await next()
      return first
    }),
  )
  await connect()
  await expect(sign('one')).resolves.toMatch(/^[\w+/]{86}==$/)
  await expect(sign('another')).rejects.toMatchObject(refused)
})

test('documents are signed as the page wrote them: one that the wallet changed is refused', async () => {
  const { connect, signDocument, wallet } = open((request, next) => {
    const [, , document] = request.params as [string, string, { memo?: string }]
    if (request.method !== 'signAmino' || document.memo !== 'changed') return undefined
    document.memo = 'by the wallet'
    return next()
  })
  await connect()
  await expect(signDocument(amino())).resolves.toMatch(/==$/)
  expect(wallet.requests.at(-1)).toMatchObject({
    method: 'signAmino',
    params: [
      'here-1',
      expect.any(String),
      amino(),
      { preferNoSetFee: true, preferNoSetMemo: true },
    ],
  })
  const copy = amino({ memo: 'changed' })
  await expect(signDocument(copy)).rejects.toMatchObject(refused)
})

test('a document of another chain is not signed', async () => {
  const { connect, signDocument, wallet } = open()
  await connect()
  const before = wallet.state.prompts
  for (const one of [
    amino({ chain_id: 'there-2' }),
    {
      ...{ chainId: 'there-2', accountNumber: 1n },
      ...{ bodyBytes: new Uint8Array(1), authInfoBytes: new Uint8Array(1) },
    },
  ])
    await expect(signDocument(one)).rejects.toMatchObject({ code: 'wallet_network_differs' })
  expect(wallet.state.prompts).toBe(before)
})

test('a wallet without a method for texts signs them as documents', async () => {
  const { connect, sign, wallet } = open(undefined)
  const keplr = wallet.wallet as Record<string, unknown>
  const { signArbitrary: _, ...without } = keplr
  const page = Object.assign(new EventTarget(), { keplr: without })
  const { connect: connectOther, adapter } = openPage(page, [here.network])
  const { accounts } = await connectOther(id)
  const parameters = { message: 'hello', address: accounts[0].address }
  const signed = await adapter.signMessage?.(id, parameters)
  await connect()
  await expect(sign()).resolves.toBe(signed)
  expect(wallet.requests.map(({ method }) => method)).toContain('signAmino')
})

test('an unknown network is added, and the sentence of a refusal says which step it was', async () => {
  const { connect, adapter, wallet, sessions } = open()
  await connect()
  wallet.reject('experimentalSuggestChain')
  const switching = () => adapter.switchChain(id, other.network)
  await expect(switching()).rejects.toMatchObject({ code: 'user_rejected' })
  wallet.approve()
  wallet.reject('enable')
  await expect(switching()).rejects.toMatchObject({ code: 'switch_rejected_after_add' })
  expect(sessions).toEqual([])
  wallet.approve()
  await switching()
  expect(sessions.at(-1)).toMatchObject({
    caipNetworkId: 'cosmos:there-2',
    accounts: [{ address: wallet.addressOn('there-2') }],
  })
  const [info] =
    wallet.requests.find(({ method }) => method === 'experimentalSuggestChain')?.params ?? []
  expect(info).toMatchObject({
    chainId: 'there-2',
    rest: other.url,
    rpc: `${other.url}/rpc`,
    bech32Config: { bech32PrefixAccAddr: 'osmo', bech32PrefixConsPub: 'osmovalconspub' },
    currencies: [{ coinDenom: 'UNIT', coinMinimalDenom: 'uunit', coinDecimals: 6 }],
  })
})

test('a network that the host says too little of is not suggested', async () => {
  const { connect, adapter, wallet } = open()
  await connect()
  const bare = { ...other.network, rpcUrls: { default: other.network.rpcUrls.default } }
  const switched = adapter.switchChain(id, bare)
  await expect(switched).rejects.toMatchObject({ code: 'chain_not_supported' })
  expect(wallet.requests.map(({ method }) => method)).not.toContain('experimentalSuggestChain')
})

test('another key of the user is followed, in a storm with one reading at a time', async () => {
  let running = 0
  let most = 0
  const { connect, wallet, sessions, listeners } = open(
    on('getKey', async (next) => {
      running += 1
      most = Math.max(most, running)
      const key = await next()
      running -= 1
      return key
    }),
  )
  await connect()
  expect(listeners()).toBe(1)
  wallet.selectAccount(1)
  const second = wallet.addressOn('here-1')
  for (let index = 0; index < 1_000; index += 1) wallet.emit()
  await expect.poll(() => sessions.at(-1)?.accounts[0].address).toBe(second)
  expect(sessions).toHaveLength(1)
  expect(most).toBe(1)
  expect(wallet.requests.filter(({ method }) => method === 'getKey').length).toBeLessThan(5)
  wallet.lock()
  await expect.poll(() => sessions).toHaveLength(2)
  expect(sessions.at(-1)).toBeUndefined()
  wallet.unlock()
  await expect.poll(() => sessions.at(-1)?.accounts[0].address).toBe(second)
  expect(listeners()).toBe(1)
})

test('a key that changes to one of another curve ends the session', async () => {
  let isLying = false
  const { connect, wallet, sessions } = open(
    on('getKey', async (next) =>
      isLying ? { ...((await next()) as object), bech32Address: stranger } : next(),
    ),
  )
  await connect()
  isLying = true
  wallet.emit()
  await expect.poll(() => sessions).toEqual([undefined])
})

test('a wallet that was not remembered is not called, and one that let the page go is not asked to let it in', async () => {
  const { connect, adapter, wallet } = open()
  await expect(adapter.reconnect(id)).resolves.toBeUndefined()
  expect(wallet.requests).toEqual([])
  await connect()
  wallet.revoke()
  const again = openPage(Object.assign(new EventTarget(), { keplr: wallet.wallet }), [here.network])
  await expect(again.adapter.reconnect(id)).resolves.toBeUndefined()
  expect(wallet.state.prompts).toBe(1)
  await adapter.disconnect(id)
  const before = wallet.requests.length
  await expect(adapter.reconnect(id)).resolves.toBeUndefined()
  expect(wallet.requests).toHaveLength(before)
})

test.each(['by the page', 'by the wallet'])(
  'a session whose network was removed %s goes on in another that lets the page in',
  async (by) => {
    let isGone = false
    const chains = [
      { chainId: 'here-1', prefix: 'cosmos' },
      { chainId: 'there-2', prefix: 'osmo' },
    ] as const
    const { connect, context, wallet, stop } = open(
      ({ method, params: [chainId] }) =>
        isGone && method === 'isEnabled' && chainId === 'here-1'
          ? Promise.reject(new Error('There is no chain info for here-1'))
          : undefined,
      { chains },
    )
    await connect(other.network)
    await connect(here.network)
    stop()
    isGone = by === 'by the wallet'
    const { storage } = context
    const window = Object.assign(new EventTarget(), { keplr: wallet.wallet })
    const networks = isGone ? ([here.network, other.network] as const) : ([other.network] as const)
    const { prompts } = wallet.state
    const again = openPage(window, networks, { storage })
    await expect(again.adapter.reconnect(id)).resolves.toMatchObject({
      accounts: [{ address: wallet.addressOn('there-2') }],
      caipNetworkId: other.network.caipNetworkId,
    })
    expect(wallet.state.prompts).toBe(prompts)
  },
)

test('a service of another network than it was given for, or of another coin, says no balance', async () => {
  const wrong = { ...other.network, rpcUrls: here.network.rpcUrls }
  const { adapter } = openPage(new EventTarget(), [wrong])
  const parameters = { address: stranger, network: wrong }
  await expect(adapter.getBalance(parameters)).rejects.toMatchObject({
    code: 'rpc_of_another_network',
  })
  const nameless = { ...here.network, custom: {} }
  const page = openPage(new EventTarget(), [nameless])
  const read = page.adapter.getBalance({ address: stranger, network: nameless })
  await expect(read).rejects.toMatchObject({ code: 'answer_invalid' })
})

test('a provider answers the requests of pages, and refuses others', async () => {
  const { connect, adapter, address } = open()
  await connect()
  const provider = (await adapter.getProvider(id)) as WalletProvider
  await expect(provider.request({ method: 'cosmos_getAccounts' })).resolves.toEqual([
    { algo: 'secp256k1', address, pubkey: expect.any(String) },
  ])
  for (const method of ['constructor', '__proto__', 'enable', 'eth_accounts'])
    await expect(provider.request({ method })).rejects.toMatchObject({ code: 4200 })
  const params = { signerAddress: stranger, signDoc: amino() }
  const signed = provider.request({ method: 'cosmos_signAmino', params })
  await expect(signed).rejects.toMatchObject({ code: 'account_not_connected' })
})

test.each([
  ['Request rejected', 'user_rejected'],
  ['Internal fault', 'chain_not_supported'],
])('“%s” is told as %s', async (message, code) => {
  const { connect } = open((request) =>
    ['enable', 'experimentalSuggestChain'].includes(request.method)
      ? Promise.reject(new Error(message))
      : undefined,
  )
  await expect(connect()).rejects.toMatchObject({ code })
})

type Std = { readonly signature: string; readonly pub_key: { readonly value: string } }

function signatureOf(text: string): Std {
  const value = Buffer.from(text.padEnd(33).slice(0, 33)).toString('base64')
  return { signature: 'A'.repeat(86), pub_key: { value } }
}

/** The other form of the same signature, which chains refuse. */
function withHighS({ signature, ...rest }: Std): Std {
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
  const bytes = Buffer.from(signature, 'base64')
  const s = order - BigInt(`0x${bytes.subarray(32).toString('hex')}`)
  const high = Buffer.concat([
    bytes.subarray(0, 32),
    Buffer.from(s.toString(16).padStart(64, '0'), 'hex'),
  ])
  return { ...rest, signature: high.toString('base64') }
}
