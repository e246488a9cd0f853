import { connect, sendTransaction, startClient, switchAccount, transfer } from '@foyer/core'
import {
  chooseMax,
  chooseSpeed,
  chooseToken,
  confirmSend,
  openSend,
  prepareSend,
  sendTransfer,
  typeAmount,
  typeRecipient,
} from '@foyer/core/send'
import { createTestClient } from '@foyer/core/testing'
import { createBitcoinWallet } from '@foyer/testing'
import { networks as versions } from 'bitcoinjs-lib'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { bitcoin } from './bitcoin.js'
import { type Ledger, startLedger } from './fixtures/startLedger.js'
import { testPage } from './fixtures/testPage.js'

/** A machine that is busy takes its time. */
const slowly = { timeout: 20_000 }

const testnet4 = '00000000da84f2bafbbc53dee25a72ae507ff4914b867c565be350b0da8bf043'
const to = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'

let ledger: Ledger
beforeAll(async () => {
  ledger = await startLedger(testnet4, 'Here', versions.testnet)
})
afterAll(() => ledger.stop())

async function open(values: readonly number[] = [60_000, 40_000]) {
  const { page, window } = testPage()
  const wallet = createBitcoinWallet({
    ...{ name: 'Test Wallet', window, storage: 'none' },
    networks: [{ chain: 'bitcoin:testnet4', esploraUrl: ledger.url }],
  })
  const [address = ''] = wallet.addresses
  const client = createTestClient({
    networks: [ledger.network] as never,
    adapters: [bitcoin({ page })],
  })
  const stop = startClient(client)
  onTestFinished(() => {
    stop()
    client.destroy()
    wallet.destroy()
  })
  for (const value of values) ledger.give(address, value)
  await connect(client, { connectorId: 'standard:test-wallet', namespace: 'bip122' })
  openSend(client)
  const { caipNetworkId: chainId } = ledger.network
  const quantity = { decimals: '8', numeric: '0' }
  await chooseToken(client, { name: 'Bitcoin', symbol: 'BTC', chainId, price: 0, quantity })
  return { client, address, draft: () => client.store.getState().send.draft }
}

test('a payment arrives to the satoshi, for the fee that was shown', async () => {
  const { client, address } = await open()
  const [had, got] = [ledger.balance(address), ledger.balance(to)]
  await typeRecipient(client, { text: to })
  typeAmount(client, { text: '0.0005' })
  const preview = await prepareSend(client)
  expect(preview.fee).toBeGreaterThan(0n)
  await confirmSend(client)
  expect(ledger.balance(to) - got).toBe(50_000n)
  expect(had - ledger.balance(address)).toBe(50_000n + preview.fee)
})

test('Max leaves nothing', async () => {
  const { client, address } = await open()
  const [had, got] = [ledger.balance(address), ledger.balance(to)]
  await typeRecipient(client, { text: to })
  await chooseMax(client)
  const preview = await prepareSend(client)
  expect(preview.amount + preview.fee).toBe(had)
  await confirmSend(client)
  expect(ledger.balance(address)).toBe(0n)
  expect(ledger.balance(to) - got).toBe(preview.amount)
})

test('each speed has its price, and another one makes another preview', async () => {
  const { client, draft } = await open()
  await typeRecipient(client, { text: to })
  typeAmount(client, { text: '0.0005' })
  const { speeds } = await prepareSend(client)
  expect(Object.keys(speeds)).toEqual(['slow', 'normal', 'fast'])
  chooseSpeed(client, 'fast')
  expect(draft()).toMatchObject({ status: 'editing', preview: undefined })
  const fast = await prepareSend(client)
  expect(fast.fee).toBe(speeds.fast)
})

test.each([
  ['of the main network', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['with a changed letter', to.replace('w508', 'w509')],
  ['with text after it', `${to} x`],
])('an address %s is none here', async (_, text) => {
  const { client, draft } = await open([])
  await typeRecipient(client, { text })
  expect(draft()?.recipient.status).toBe('invalid')
  expect(draft()?.recipient.address).toBeUndefined()
})

test('a token never becomes a payment of bitcoin', async () => {
  const { client, address } = await open()
  const had = ledger.balance(address)
  const sending = sendTransfer(client, { to, amount: 1_000n, asset: { address: 'rune:1' } })
  await expect(sending).rejects.toMatchObject({ code: 'action_not_allowed' })
  expect(ledger.balance(address)).toBe(had)
})

test('a payment of the host’s own is watched to its block, as a transaction or a transfer', async () => {
  const { client, address } = await open()
  const { caipNetworkId } = ledger.network
  const sent = () => client.store.getState().send.sent
  const followed = async (hash: string, amount: string) => {
    await vi.waitUntil(() => {
      client.held.pass(2_000)
      return sent()[0]?.hash === hash && sent()[0]?.status === 'final'
    }, slowly)
    const one = { from: address, to, asset: 'coin', symbol: 'BTC', caipNetworkId }
    expect(sent()[0]).toMatchObject({ ...one, amount })
  }
  await followed(await sendTransaction(client, { to, value: 20_000n }), '0.0002')
  await followed(await transfer(client, { to, amount: 10_000n }), '0.0001')
})

test('dust, and more than there is, are refused', async () => {
  const { client } = await open()
  await expect(sendTransfer(client, { to, amount: 100n })).rejects.toMatchObject({
    code: 'amount_below_dust',
  })
  await expect(sendTransfer(client, { to, amount: 10n ** 12n })).rejects.toMatchObject({
    code: 'funds_insufficient',
  })
  await expect(sendTransfer(client, { to, amount: 1_000n, memo: 'x' })).rejects.toMatchObject({
    code: 'action_not_allowed',
  })
})

async function sendCutOff() {
  const opened = await open([60_000])
  const { client, address } = opened
  ledger.cutOff(true)
  onTestFinished(() => {
    ledger.cutOff(false)
    ledger.setMining(true)
  })
  const { hash } = await sendTransfer(client, { to, amount: 20_000n })
  const sent = () => client.store.getState().send.sent[0]
  /** Looks until it is so. */
  const until = (isSo: () => boolean) =>
    vi.waitUntil(() => {
      client.held.pass(30_000)
      return isSo()
    }, slowly)
  const underWay = () => client.store.getState().connection.pending.bip122
  return { client, address, hash, sent, until, underWay }
}

test('a payment that reached no node is handed over again, as it was signed, until one takes it', async () => {
  const got = ledger.balance(to)
  const { hash, sent, until } = await sendCutOff()
  await until(() => sent()?.isAbsent === true)
  expect(sent()).toMatchObject({ hash, status: 'sent' })
  expect(ledger.balance(to)).toBe(got)
  ledger.cutOff(false)
  await until(() => sent()?.status === 'final')
  expect(sent()).toMatchObject({ hash })
  expect(ledger.balance(to) - got).toBe(20_000n)
})

test('one that another page sent is handed over again by the next page', async () => {
  const { client, hash, sent, until } = await sendCutOff()
  await until(() => sent()?.isAbsent === true)
  ledger.cutOff(false)
  const adapters = [bitcoin({ page: testPage().page })]
  const next = createTestClient(
    { networks: [ledger.network] as never, adapters },
    { localStorage: () => client.stored },
  )
  client.destroy()
  const stop = startClient(next)
  onTestFinished(() => {
    stop()
    next.destroy()
  })
  await vi.waitUntil(() => {
    next.held.pass(30_000)
    return next.store.getState().send.sent[0]?.status === 'final'
  }, slowly)
  expect(next.store.getState().send.sent).toMatchObject([{ hash }])
})

test('one that reached no node is over only when another transaction has its coins, some blocks deep', async () => {
  const got = ledger.balance(to)
  const { address, sent, until, underWay } = await sendCutOff()
  ledger.setMining(false)
  const swept = ledger.balance(address)
  ledger.sweep(address, to)
  ledger.cutOff(false)
  // While it waits, either of the two may come into a block.
  const looked = sent()?.looks ?? 0
  await until(() => (sent()?.looks ?? 0) > looked)
  const handed = ledger.handed()
  await until(() => (sent()?.looks ?? 0) > looked + 3)
  expect(sent()).toMatchObject({ status: 'sent' })
  expect(ledger.handed()).toBe(handed)
  ledger.mine()
  await until(() => (sent()?.looks ?? 0) > looked + 6)
  expect(sent()).toMatchObject({ status: 'sent' })
  expect(underWay()).toBe(1)
  ledger.mine(3)
  await until(() => sent()?.status === 'replaced')
  await expect.poll(underWay).toBe(0)
  // Nothing of it arrived: all that the receiver has is of the other one.
  expect(ledger.balance(to) - got).toBe(swept - 1_000n)
})

test('one that waits in a mempool is never called failed', async () => {
  const { client, address } = await open([60_000])
  ledger.setMining(false)
  onTestFinished(() => ledger.setMining(true))
  await sendTransfer(client, { to, amount: 20_000n })
  const sent = () => client.store.getState().send.sent[0]
  await vi.waitUntil(() => {
    client.held.pass(30_000)
    return (sent()?.looks ?? 0) > 50
  }, slowly)
  expect(sent()).toMatchObject({ status: 'sent', isAbsent: undefined })
  ledger.mine()
  await vi.waitUntil(() => {
    client.held.pass(30_000)
    return sent()?.status === 'final'
  }, slowly)
  expect(ledger.balance(address)).toBeGreaterThan(0n)
})

test('the same payment for a higher fee from elsewhere is followed in its place, and counted no more', async () => {
  const { client, address } = await open([60_000])
  ledger.setMining(false)
  onTestFinished(() => ledger.setMining(true))
  const { hash } = await sendTransfer(client, { to, amount: 20_000n })
  const one = () => client.store.getState().send.sent[0]
  const until = (isSo: () => boolean) =>
    vi.waitUntil(() => {
      client.held.pass(30_000)
      return isSo()
    }, slowly)
  await until(() => (one()?.looks ?? 0) > 2)
  const other = ledger.replace(hash, address)
  ledger.mine()
  await until(() => one()?.status === 'final')
  expect(one()?.hash).toBe(other)
  await expect.poll(() => client.store.getState().connection.pending.bip122).toBe(0)
})

test('nothing is paid from the account for inscriptions, neither by the modal nor by the host', async () => {
  const { client } = await open()
  const { accounts } = client.store.getState().connection.byNamespace.bip122 ?? {}
  const address = accounts?.find(({ type }) => type === 'ordinal')?.address ?? ''
  ledger.give(address, 60_000)
  await switchAccount(client, { namespace: 'bip122', address })
  for (const pay of [
    () => sendTransfer(client, { to, amount: 20_000n }),
    () => sendTransaction(client, { to, value: 20_000n, feeRate: 1n }),
    () => transfer(client, { to, amount: 20_000n }),
  ])
    await expect(pay()).rejects.toMatchObject({ code: 'action_not_allowed' })
  expect(ledger.balance(address)).toBe(60_000n)
})
