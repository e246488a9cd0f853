import { connect, startClient } from '@foyer/core'
import {
  chooseMax,
  chooseSpeed,
  chooseToken,
  confirmSend,
  openSend,
  prepareSend,
  sendTransfer,
  typeAmount,
  typeMemo,
  typeRecipient,
} from '@foyer/core/send'
import { createTestClient } from '@foyer/core/testing'
import type { Network } from '@foyer/protocol'
import { createCosmosWallet } from '@foyer/testing'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { cosmos } from './cosmos.js'
import { countedPage } from './fixtures/countedPage.js'
import { type LocalRest, startRest } from './fixtures/startRest.js'

const patient = { timeout: 20_000 }
const friends = [
  'cosmos1depk54cuajgkzea6zpgkq36tnjwdzv4afc3d27',
  'cosmos1pkptre7fdkl6gfrzlesjjvhxhlc3r4gmmk8rs6',
] as const
const [to] = friends

let chain: LocalRest
beforeAll(async () => {
  chain = await startRest('here-1', 'Here', 'cosmos')
})
afterAll(() => chain.stop())

async function open(amount = 5_000_000n, custom: Network['custom'] = {}) {
  const { page } = countedPage()
  const wallet = createCosmosWallet({
    ...{ name: 'Keplr', window: page, storage: 'none' },
    chains: [{ chainId: 'here-1', prefix: 'cosmos' }],
  })
  const address = wallet.addressOn('here-1')
  chain.hold(address, 0n)
  chain.give(address, amount)
  const network = { ...chain.network, custom: { ...chain.network.custom, ...custom } }
  const client = createTestClient({
    networks: [network] as never,
    adapters: [cosmos({ page })],
  })
  const stop = startClient(client)
  onTestFinished(() => {
    stop()
    client.destroy()
    wallet.destroy()
    chain.setMining(true)
    chain.drop()
  })
  await connect(client, { connectorId: 'keplr:keplr', namespace: 'cosmos' })
  openSend(client)
  const quantity = { decimals: '6', numeric: '0' }
  const coin = { name: 'Unit', symbol: 'UNIT', chainId: network.caipNetworkId, price: 0, quantity }
  await chooseToken(client, coin)
  const sent = () => client.store.getState().send.sent
  return { client, wallet, address, sent, draft: () => client.store.getState().send.draft }
}

test('a payment with a memo arrives to the unit, for the fee that was shown, and is final in its block', async () => {
  const { client, address, sent } = await open()
  const [had, got] = [chain.balance(address), chain.balance(to)]
  await typeRecipient(client, { text: to })
  typeAmount(client, { text: '1.000001' })
  typeMemo(client, { text: 'Für 7 <b>' })
  const preview = await prepareSend(client)
  expect(preview.fee).toBeGreaterThan(0n)
  expect(Object.keys(preview.speeds)).toEqual(['normal'])
  const hash = await confirmSend(client)
  expect(hash).toMatch(/^[\dA-F]{64}$/)
  expect(chain.balance(to) - got).toBe(1_000_001n)
  expect(had - chain.balance(address)).toBe(1_000_001n + preview.fee)
  await vi.waitUntil(() => {
    client.held.pass(30_000)
    return sent()[0]?.status === 'final'
  }, patient)
})

test('Max leaves nothing, and what is held back until later stays', async () => {
  const { client, address } = await open()
  chain.hold(address, 1_200_000n)
  const got = chain.balance(to)
  await typeRecipient(client, { text: to })
  await chooseMax(client)
  const preview = await prepareSend(client)
  expect(preview.amount + preview.fee).toBe(3_800_000n)
  await confirmSend(client)
  expect(chain.balance(address)).toBe(1_200_000n)
  expect(chain.balance(to) - got).toBe(preview.amount)
})

test('the prices that the host says are three speeds, none below what the network takes', async () => {
  const gasPrices = { slow: '0.001', normal: '0.03', fast: '0.1' }
  const { client } = await open(5_000_000n, { gasPrices })
  await typeRecipient(client, { text: to })
  typeAmount(client, { text: '1' })
  const { speeds, fee } = await prepareSend(client)
  const { slow = 0n, normal = 0n, fast = 0n } = speeds
  expect(fee).toBe(normal)
  // 71,234 of gas and two fifths more.
  expect([slow, normal, fast]).toEqual([2_494n, 2_992n, 9_973n])
  chooseSpeed(client, 'fast')
  expect((await prepareSend(client)).fee).toBe(fast)
  const got = chain.balance(to)
  await confirmSend(client)
  expect(chain.balance(to) - got).toBe(1_000_000n)
})

test('a fee that rose meanwhile is refused before the wallet is asked', async () => {
  const { client, wallet } = await open()
  await typeRecipient(client, { text: to })
  typeAmount(client, { text: '1' })
  await prepareSend(client)
  const prompts = wallet.state.prompts
  chain.raise(90n)
  onTestFinished(() => chain.raise(25n))
  await expect(confirmSend(client)).rejects.toMatchObject({ code: 'fee_risen' })
  expect(wallet.state.prompts).toBe(prompts)
})

test.each([
  ['of another network', 'osmo1depk54cuajgkzea6zpgkq36tnjwdzv4aprzauv', 'refused'],
  ['with a changed letter', to.replace('depk', 'depq'), 'invalid'],
  ['in capitals', to.toUpperCase(), 'invalid'],
  ['with text after it', `${to} x`, 'invalid'],
  ['of EVM', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 'invalid'],
])('an address %s is none here', async (_, text, status) => {
  const { client, draft } = await open()
  await typeRecipient(client, { text })
  expect(draft()?.recipient).toMatchObject({ status })
  expect(draft()?.recipient.address).toBeUndefined()
})

test('an address that was sent to is known the next time', async () => {
  const { client, draft } = await open()
  await sendTransfer(client, { to, amount: 1n })
  openSend(client)
  await typeRecipient(client, { text: to })
  expect(draft()?.recipient.warnings).toEqual([])
})

test.each([
  ['more than there is', { amount: 6_000_000n }, 'funds_insufficient'],
  ['all of it, with no room for the fee', { amount: 5_000_000n }, 'funds_insufficient'],
  ['a memo that is too long', { amount: 1n, memo: 'x'.repeat(257) }, 'estimate_failed'],
  ['a token', { amount: 1n, asset: { address: 'ibc/1' } }, 'action_not_allowed'],
])('%s is refused before the wallet is asked', async (_, given, code) => {
  const { client, wallet } = await open()
  const prompts = wallet.state.prompts
  await expect(sendTransfer(client, { to, ...given })).rejects.toMatchObject({ code })
  expect(wallet.state.prompts).toBe(prompts)
})

test('an account of which the chain knows nothing sends nothing', async () => {
  const { client, address } = await open()
  chain.give(address, 0n)
  await expect(sendTransfer(client, { to, amount: 1n })).rejects.toMatchObject({
    code: 'funds_insufficient',
  })
})

test('a payment that no block takes is over when its height is past, and can never come after', async () => {
  const { client, sent, address } = await open()
  chain.setMining(false)
  const got = chain.balance(to)
  await sendTransfer(client, { to, amount: 5n })
  // Time that passes too early ends a question to the node as well, so it is looked at until it is known.
  const lookUntil = (isKnown: (one: ReturnType<typeof sent>[number]) => boolean) =>
    vi.waitUntil(() => {
      client.held.pass(30_000)
      return sent().every(isKnown)
    }, patient)
  await lookUntil(({ mark }) => mark !== undefined)
  expect(sent()).toMatchObject([{ status: 'sent' }])
  chain.mine(101)
  await lookUntil(({ status }) => status !== 'sent')
  // What waited was tried again after its time: the chain took it no more.
  expect(sent()).toMatchObject([{ status: 'expired' }])
  expect(chain.balance(to)).toBe(got)
  expect(chain.balance(address)).toBe(5_000_000n)
})

test('another payment of the account meanwhile ends the first, and says so', async () => {
  const { client, address, wallet } = await open()
  chain.setMining(false)
  const onPreview = async () => {
    wallet.hold()
  }
  const late = sendTransfer(client, { to, amount: 5n, onPreview })
  await vi.waitUntil(() => wallet.open.length === 1, patient)
  // The account counts on, by a payment from elsewhere.
  const account = chain.account(address)
  if (account) account.sequence += 1n
  wallet.release()
  wallet.approve()
  await expect(late).rejects.toMatchObject({ code: 'send_changed' })
})
