import type { WalletProvider } from '@foyer/core'
import type { Network } from '@foyer/protocol'
import { type BitcoinWalletOptions, createBitcoinWallet } from '@foyer/testing'
import { hex } from '@scure/base'
import { networks as versions } from 'bitcoinjs-lib'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { toWireNumber } from './engine/shapes/toWireNumber.js'
import { openWallet } from './fixtures/openWallet.js'
import { type Ledger, startLedger } from './fixtures/startLedger.js'

const friend = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
const refused = { code: 'answer_invalid' }
const signet = '00000008819873e925422c1ff0f99f7cc9bbb232af63a077a480a3633bee1ef6'

let ledger: Ledger
beforeAll(async () => {
  ledger = await startLedger(signet, 'Signet', versions.testnet)
})
afterAll(() => ledger.stop())

type Intercept = NonNullable<BitcoinWalletOptions['intercept']>

const openOn = (
  network: Network,
  options: Partial<BitcoinWalletOptions> & Pick<BitcoinWalletOptions, 'networks'>,
) =>
  openWallet({
    ...{ networks: [network], shape: options.shape, onEnd: onTestFinished },
    create: (window) =>
      createBitcoinWallet({ name: 'Test Wallet', window, storage: 'none', ...options }),
  })

/** A page with one wallet, which does what `intercept` says. */
function open(intercept?: Intercept, options: Partial<BitcoinWalletOptions> = {}) {
  const opened = openOn(ledger.network, {
    networks: [{ chain: 'bitcoin:signet', esploraUrl: ledger.url }],
    ...(intercept && { intercept }),
    ...options,
  })
  const { adapter, id, wallet } = opened
  const [address = ''] = wallet.addresses
  ledger.give(address, 100_000)
  const { network } = ledger
  return {
    ...opened,
    address,
    sign: () => adapter.signMessage?.(id, { message: 'hello', address }) ?? '',
    send: () =>
      adapter.sendTransaction?.(id, {
        address,
        network,
        transaction: { to: friend, value: 5_000n },
      }),
  }
}

const on =
  (method: string, answer: (next: () => Promise<unknown>) => unknown): Intercept =>
  (request, next) =>
    request.method === method ? answer(next) : undefined

const account = (change: object = {}) => ({
  ...{ address: friend, chains: ['bitcoin:signet'], features: [], publicKey: new Uint8Array(33) },
  ...change,
})
const trap = new Proxy(
  {},
  {
    get() {
      throw new Error('trapped')
    },
  },
)

test.each([
  ['an EVM address', account({ address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' })],
  ['an address of Solana', account({ address: '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU' })],
  [
    'an address of Polkadot',
    account({ address: '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY' }),
  ],
  ['an address of Cosmos', account({ address: 'cosmos1hsk6jryyqjfhp5dhc55tc9jtckygx0eph6dd02' })],
  ['an address that is cut', account({ address: friend.slice(0, 10) })],
  ['an address of 10 MB', account({ address: `tb1q${'q'.repeat(10_000_000)}` })],
  ['an address of another network than its chains', account({ chains: ['bitcoin:mainnet'] })],
  ['chains of another family', account({ chains: ['solana:mainnet'] })],
  ['no chains', account({ chains: undefined })],
  [
    'an account of Stacks alone',
    account({ address: 'SP3FBR2AGK5H9QBDH3EEN6DF8EK8JY7RX8QJ5SVTE', purpose: 'stacks' }),
  ],
  ['a trap', trap],
  ['nothing', null],
])('an account with %s is refused', async (_, given) => {
  const { connect } = open(on('bitcoin:connect', async () => ({ accounts: [given] })))
  await expect(connect()).rejects.toMatchObject({ code: 'wallet_failed' })
})

test.each([[undefined], [null], [{}], [{ accounts: [] }], ['text'], [7]])(
  'an answer without accounts is a locked wallet: %j',
  async (answer) => {
    const { connect } = open(on('bitcoin:connect', async () => answer ?? null))
    await expect(connect()).rejects.toMatchObject({ code: 'wallet_locked' })
  },
)

test('purposes are read in one place, and an unknown one is for payments', async () => {
  const taproot = 'tb1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y'
  const legacy = 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'
  const stacks = 'ST3FBR2AGK5H9QBDH3EEN6DF8EK8JY7RX8QJ5SVTE'
  const accounts = [
    account({ address: stacks, purpose: 'stacks' }),
    account({ address: taproot, purpose: 'ordinals', path: "m/86'/1'/0'/0/0" }),
    account({ purpose: 'savings', path: 'm/../..', publicKey: 'not a key' }),
    account({ purpose: 'ordinals' }),
    account({ address: legacy, purpose: 'constructor' }),
  ]
  const { connect } = open(on('bitcoin:connect', async () => ({ accounts })))
  const session = await connect()
  expect(session.accounts).toEqual([
    { address: friend, type: 'payment' },
    { address: legacy, type: 'payment', publicKey: '00'.repeat(33) },
    { address: taproot, type: 'ordinal', path: "m/86'/1'/0'/0/0", publicKey: '00'.repeat(33) },
    { address: stacks, type: 'stx', publicKey: '00'.repeat(33) },
  ])
})

test('no more than a hundred accounts are read, each address once', async () => {
  const accounts = Array.from({ length: 10_000 }, () => account())
  const { connect } = open(on('bitcoin:connect', async () => ({ accounts })))
  expect((await connect()).accounts).toHaveLength(1)
})

test.each<[string, (next: () => Promise<unknown>) => unknown]>([
  ['of zeros', async () => [{ signature: new Uint8Array(65) }]],
  ['over another text', async () => [{ signature: hex.decode('0141'.padEnd(134, '1')) }]],
  ['of 10 MB', async () => [{ signature: new Uint8Array(10_000_000) }]],
  ['that is text', async () => [{ signature: 'signature' }]],
  ['that is nothing', async () => [null]],
  ['of several', async (next) => [...((await next()) as unknown[]), {}]],
  ['without a list', async () => ({ signature: new Uint8Array(65) })],
])('a signature %s reaches no host', async (_, answer) => {
  const { connect, sign } = open(on('bitcoin:signMessage', answer))
  await connect()
  await expect(sign()).rejects.toMatchObject(refused)
})

test('a signature by the key of another account reaches no host', async () => {
  const other = open(undefined, { accounts: [7], name: 'Other' })
  const { connect, sign } = open(
    on('bitcoin:signMessage', async () => {
      const { features, accounts } = other.wallet.wallet as never as {
        accounts: readonly object[]
        features: Record<string, Record<string, (input: object) => Promise<unknown>>>
      }
      const message = new TextEncoder().encode('hello')
      return features['bitcoin:signMessage']?.signMessage?.({ account: accounts[0], message })
    }),
  )
  other.wallet.approve()
  await (other.wallet.wallet as never as Features).features['bitcoin:connect'].connect()
  await connect()
  await expect(sign()).rejects.toMatchObject(refused)
})

type Features = { features: { 'bitcoin:connect': { connect(): Promise<unknown> } } }

test('a wallet that signs something else has nothing sent', async () => {
  for (const answer of [
    async (next: () => Promise<unknown>) => [{ signedPsbt: changed(await next()) }],
    async () => [{ signedPsbt: new Uint8Array() }],
    async () => [{ signedPsbt: new Uint8Array(10_000_000) }],
    async () => [{ signedPsbt: 'cHNidP8=' }],
    async () => [{}],
  ]) {
    const { connect, send } = open(on('bitcoin:signTransaction', answer))
    await connect()
    const before = ledger.balance(friend)
    await expect(send()).rejects.toMatchObject(refused)
    expect(ledger.balance(friend)).toBe(before)
  }
})

test.each(['BITCOIN_MAINNET', 'FRACTAL_BITCOIN_MAINNET', 'constructor', undefined])(
  'a wallet that says it is on %s gives no account of signet',
  async (name) => {
    const { connect } = open(
      on('getChain', async () => ({ enum: name })),
      { shape: 'unisat' },
    )
    await expect(connect()).rejects.toMatchObject({ code: 'wallet_failed' })
  },
)

test('a source of another network than it was given for gets nothing', async () => {
  const liar = {
    ...ledger.network,
    caipNetworkId: 'bip122:00000000da84f2bafbbc53dee25a72ae',
  } as const
  const { adapter, connect, id, wallet } = openOn(liar, {
    networks: [{ chain: 'bitcoin:testnet4', esploraUrl: ledger.url }],
  })
  const [{ address }] = (await connect()).accounts
  const payment = { address, network: liar, transaction: { to: friend, value: 5_000n } }
  await expect(adapter.sendTransaction?.(id, payment)).rejects.toMatchObject({
    code: 'rpc_of_another_network',
  })
  await expect(adapter.getBalance({ address, network: liar })).rejects.toMatchObject({
    code: 'rpc_of_another_network',
  })
  expect(wallet.requests.map(({ method }) => method)).toEqual(['bitcoin:connect'])
})

test('an account with too little is told so, and the wallet is not asked', async () => {
  const { adapter, connect, id, wallet } = open()
  const [{ address }] = (await connect()).accounts
  const { network } = ledger
  const transaction = { to: friend, value: ledger.balance(address) }
  const sent = adapter.sendTransaction?.(id, { address, network, transaction })
  await expect(sent).rejects.toMatchObject({ code: 'funds_insufficient' })
  expect(wallet.requests.map(({ method }) => method)).toEqual(['bitcoin:connect'])
})

test('changes in a storm are reported once each, and what cannot be read is none', async () => {
  const { wallet, connect, sessions } = open()
  await connect()
  const { accounts } = wallet.wallet as { accounts: readonly object[] }
  for (let index = 0; index < 1_000; index += 1) {
    wallet.emit({ accounts })
    wallet.emit({ chains: [] })
    wallet.emit(undefined)
    wallet.emit(trap)
  }
  expect(sessions).toEqual([])
  wallet.emit({ accounts: [account()] })
  expect(sessions.at(-1)?.accounts[0].address).toBe(friend)
  wallet.emit({ accounts: 'none' })
  expect(sessions.at(-1)).toBeUndefined()
})

test('of a storm of changes the last answer counts, however late the others come', async () => {
  const answers: (() => void)[] = []
  const { wallet, connect, sessions } = open(
    on('getAccounts', (next) => {
      // As it was when the page asked.
      const then = next()
      return new Promise((resolve) => answers.push(() => resolve(then)))
    }),
    { shape: 'unisat', accounts: [0, 1] },
  )
  await connect()
  for (const account of [1, 0, 1]) wallet.selectAccount(account)
  const [first, others] = [answers.pop(), answers.splice(0)]
  first?.()
  await expect.poll(() => sessions.at(-1)?.accounts[0].address).toBe(wallet.addresses[1])
  const chainsAsked = () => wallet.requests.filter(({ method }) => method === 'getChain').length
  const before = chainsAsked()
  for (const answer of others) answer()
  await expect.poll(chainsAsked).toBe(before + others.length)
  await new Promise(setImmediate)
  expect(sessions.map((one) => one?.accounts[0].address)).toEqual([wallet.addresses[1]])
})

test('a wallet that never settles holds up nothing', async () => {
  const { adapter, connect, id } = open(on('standard:disconnect', () => new Promise(() => {})))
  await connect()
  await adapter.disconnect(id)
  await expect(adapter.getProvider(id)).rejects.toMatchObject({ code: 'connector_not_connected' })
})

test.each([
  ['no'],
  [undefined],
  [null],
  [4001],
  [{ code: '4001', message: { text: 'no' } }],
  [trap],
])('a wallet that throws what is no error is one that failed: %#', async (thrown) => {
  for (const shape of ['standard', 'sats', 'unisat', 'phantom'] as const) {
    const { connect } = open(() => Promise.reject(thrown), { shape })
    await expect(connect()).rejects.toMatchObject({
      code: expect.stringMatching(/^(wallet_failed|user_rejected)$/),
    })
  }
})

test('a provider answers the requests of pages, and refuses others', async () => {
  const { adapter, address, connect, id, wallet } = open()
  await connect()
  const provider = (await adapter.getProvider(id)) as WalletProvider
  await expect(provider.request({ method: 'getAccountAddresses' })).resolves.toMatchObject([
    { address, intention: 'payment' },
    { address: wallet.ordinals[0], intention: 'ordinal' },
  ])
  for (const method of ['constructor', '__proto__', 'eth_accounts', 'sendTransfer'])
    await expect(provider.request({ method })).rejects.toMatchObject({ code: 4200 })
  const params = { message: 'hello', account: friend }
  await expect(provider.request({ method: 'signMessage', params })).rejects.toMatchObject({
    code: 'account_not_connected',
  })
})

test('an amount becomes a number for a wallet only where that is exact', () => {
  expect(toWireNumber(2_100_000_000_000_000n)).toBe(2_100_000_000_000_000)
  for (const amount of [-1n, 2_100_000_000_000_001n, 2n ** 64n])
    expect(() => toWireNumber(amount)).toThrow(expect.objectContaining({ code: 'invalid_amount' }))
})

/** A wallet's answer with the amount of an output changed. */
function changed(answer: unknown): Uint8Array {
  const [{ signedPsbt }] = answer as [{ signedPsbt: Uint8Array }]
  const text = hex.encode(signedPsbt)
  // 5,000 satoshi, as transactions write them.
  return hex.decode(text.replace('8813000000000000', '8913000000000000'))
}
