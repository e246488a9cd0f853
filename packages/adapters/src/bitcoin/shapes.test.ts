import type { Network } from '@foyer/protocol'
import { type BitcoinShape, type BitcoinWalletOptions, createBitcoinWallet } from '@foyer/testing'
import { Verifier } from 'bip322-js'
import { Psbt, networks as versions } from 'bitcoinjs-lib'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createBitcoinWay } from './engine/createBitcoinWay.js'
import { openWallet, shapeIds } from './fixtures/openWallet.js'
import { type Ledger, startLedger } from './fixtures/startLedger.js'
import { testPage } from './fixtures/testPage.js'

const friend = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const message = 'Grüße: これは署名です 🖊'
const shapes = Object.keys(shapeIds) as BitcoinShape[]

let main: Ledger
beforeAll(async () => {
  const genesis = '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f'
  main = await startLedger(genesis, 'Bitcoin', versions.bitcoin)
})
afterAll(() => main.stop())

const own = () => [{ chain: 'bitcoin:mainnet', esploraUrl: main.url }] as const

const open = (
  shape: BitcoinShape,
  options: Partial<BitcoinWalletOptions> = {},
  networks: readonly [Network, ...Network[]] = [main.network],
) =>
  openWallet({
    ...{ networks, shape },
    onEnd: onTestFinished,
    create: (window) =>
      createBitcoinWallet({
        ...{ name: 'Test Wallet', window, storage: 'none', shape, networks: own() },
        ...options,
      }),
  })

describe.each(shapes)('a provider as %s has it', (shape) => {
  test('gives its accounts, the one for payments first, with keys', async () => {
    const { connect, wallet } = open(shape)
    const { accounts, caipNetworkId } = await connect()
    expect(caipNetworkId).toBe(main.network.caipNetworkId)
    const [payment, ordinal] = [wallet.addresses[0], wallet.ordinals[0]]
    const isSingle = shape === 'unisat' || shape === 'okx'
    expect(accounts.map(({ address, type }) => [address, type])).toEqual([
      [payment, 'payment'],
      ...(isSingle ? [] : [[ordinal, 'ordinal']]),
    ])
    expect(accounts[0].publicKey).toMatch(/^0[23][0-9a-f]{64}$/)
    if (shape === 'leather') expect(accounts[0].path).toBe("m/84'/0'/0'/0/0")
  })

  test('signs messages, each for the account that is named', async () => {
    const { adapter, connect, id } = open(shape)
    const { accounts } = await connect()
    for (const { address } of accounts) {
      const signature = (await adapter.signMessage?.(id, { message, address })) ?? ''
      expect(Verifier.verifySignature(address, message, signature)).toBe(true)
    }
  })

  test('pays, by itself or with a transaction that is written for it', async () => {
    const { adapter, connect, id, wallet } = open(shape)
    const { accounts } = await connect()
    const [{ address }] = accounts
    main.give(address, 50_000)
    const before = main.balance(friend)
    const payment = { address, network: main.network, transaction: { to: friend, value: 12_345n } }
    const hash = await adapter.sendTransaction?.(id, payment)
    expect(main.balance(friend) - before).toBe(12_345n)
    await expect(
      adapter.waitForTransactionReceipt?.({ hash: hash ?? '', network: main.network }),
    ).resolves.toMatchObject({ hash, status: 'success' })
    const sent = wallet.requests.at(-1)?.method
    const byItself = {
      sats: 'sendTransfer',
      leather: 'sendTransfer',
      unisat: 'sendBitcoin',
      okx: 'sendBitcoin',
    }
    expect(sent).toBe(
      { ...byItself, standard: 'bitcoin:signTransaction', phantom: 'signPSBT' }[shape],
    )
  })

  test('signs inputs of a transaction, which another library finishes', async () => {
    const { adapter, connect, id } = open(shape)
    const { accounts } = await connect()
    const [{ address }] = accounts
    const psbt = new Psbt({ network: versions.bitcoin })
    psbt.addInput({
      ...{ hash: '11'.repeat(32), index: 0 },
      witnessUtxo: { script: Buffer.from(main.scriptOf(address), 'hex'), value: 10_000 },
    })
    psbt.addOutput({ address: friend, value: 9_000 })
    const given = { psbt: psbt.toBase64(), signInputs: [{ address, index: 0 }] }
    const signed = await adapter.signPsbt?.(id, { address, network: main.network, ...given })
    const finished = Psbt.fromBase64((signed as { psbt: string }).psbt).finalizeAllInputs()
    expect(finished.extractTransaction().outs).toMatchObject([{ value: 9_000 }])
  })

  test('is disconnected for good, and hears of nothing then', async () => {
    const { connect, adapter, id, wallet, open: reopen } = open(shape)
    await connect()
    await adapter.disconnect(id)
    expect(wallet.state.listeners).toBe(0)
    await expect(reopen().reconnect(id)).resolves.toBeUndefined()
  })

  test('comes back without a prompt where it can, and does not where it cannot', async () => {
    const { connect, id, wallet, open: reopen } = open(shape)
    const { accounts } = await connect()
    const before = wallet.requests.length
    wallet.decide('hold')
    const resumed = await reopen().reconnect(id)
    const cannot = shape === 'leather' || shape === 'phantom'
    expect(resumed?.accounts[0].address).toBe(cannot ? undefined : accounts[0].address)
    expect(wallet.open).toEqual([])
    if (cannot)
      expect(wallet.requests.slice(before).map(({ method }) => method)).not.toContain(
        'getAddresses',
      )
  })

  test('a user who declines has declined', async () => {
    const { connect, wallet } = open(shape)
    wallet.decide('reject')
    await expect(connect()).rejects.toMatchObject({ code: 'user_rejected' })
    wallet.decide('approve')
    expect((await connect()).accounts[0].type).toBe('payment')
  })
})

test('a wallet on none of the page’s networks is told apart by its addresses', async () => {
  const other = {
    ...main.network,
    id: 'x',
    caipNetworkId: 'bip122:00000008819873e925422c1ff0f99f7c',
  } as const
  const { connect } = open('standard', {}, [other])
  await expect(connect()).resolves.toMatchObject({ caipNetworkId: main.network.caipNetworkId })
})

test('a change of the account or the network in the wallet is reported', async () => {
  const { connect, sessions, wallet } = open('unisat', {
    accounts: [0, 1],
    networks: [
      { chain: 'bitcoin:mainnet', esploraUrl: main.url },
      { chain: 'bitcoin:signet', esploraUrl: main.url },
    ],
  })
  await connect()
  wallet.selectAccount(1)
  await expect.poll(() => sessions.at(-1)?.accounts[0].address).toBe(wallet.addresses[1])
  wallet.allow(['bitcoin:signet'])
  await expect
    .poll(() => sessions.at(-1)?.caipNetworkId)
    .toBe('bip122:00000008819873e925422c1ff0f99f7c')
  wallet.revoke()
  await expect.poll(() => sessions.at(-1)).toBeUndefined()
})

test('OKX is asked for the network of the page, by the provider that it has for it', async () => {
  const testnet = {
    ...main.network,
    id: 'x',
    caipNetworkId: 'bip122:00000008819873e925422c1ff0f99f7c',
  } as const
  const { page, window } = testPage()
  const options = { name: 'Test Wallet', window, storage: 'none', shape: 'okx' } as const
  const mains = createBitcoinWallet({
    ...options,
    networks: [{ chain: 'bitcoin:mainnet', esploraUrl: main.url }],
  })
  const tests = createBitcoinWallet({
    ...options,
    networks: [{ chain: 'bitcoin:signet', esploraUrl: main.url }],
  })
  const storage = { get: () => undefined, set: () => {}, remove: () => {} }
  const connector = {
    id: shapeIds.okx,
    type: 'ANNOUNCED',
    name: 'OKX',
    namespace: 'bip122',
  } as const
  const reached = (networks: readonly Network[]) =>
    createBitcoinWay({ connector, provider: mains.wallet }, { networks, storage }, page)
  const [onMain, onTest] = [
    await reached([main.network]).connect(),
    await reached([testnet]).connect(),
  ]
  expect(onMain.accounts[0].address).toBe(mains.addresses[0])
  expect(onTest.accounts[0].address).toBe(tests.addresses[0])
  for (const one of [mains, tests]) one.destroy()
})
