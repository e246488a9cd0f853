import { connect, sendTransaction, startClient } from '@foyer/core'
import {
  chooseMax,
  chooseToken,
  confirmSend,
  openSend,
  prepareSend,
  sendTransfer,
  typeAmount,
  typeRecipient,
} from '@foyer/core/send'
import { createTestClient } from '@foyer/core/testing'
import { ss58 } from '@foyer/protocol'
import { createPolkadotWallet, type PolkadotKeyType } from '@foyer/testing'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type LocalNode, startNode } from './fixtures/startNode.js'
import { polkadot } from './polkadot.js'

const patient = { timeout: 30_000 }
const deposit = 10_000_000_000n
const plenty = 500n * deposit

let node: LocalNode
beforeAll(async () => {
  node = await startNode(`0x${'a1'.repeat(32)}`, 'Here', 7)
})
afterAll(() => node.stop())

const newAddress = (format = 7) => ss58.encode(crypto.getRandomValues(new Uint8Array(32)), format)

async function open({ free = plenty, locked = 0n, type = 'sr25519' as PolkadotKeyType } = {}) {
  const window = new EventTarget()
  const wallet = createPolkadotWallet({
    ...{ name: 'Test Wallet', source: 'test', window, storage: 'none', accounts: [type] },
  })
  const address = ss58.encode(ss58.decode(wallet.addresses[0]) ?? new Uint8Array(32), 7)
  node.give(address, free)
  node.lock(address, locked)
  const client = createTestClient({
    networks: [node.network] as never,
    adapters: [polkadot({ page: window })],
  })
  const stop = startClient(client)
  onTestFinished(() => {
    stop()
    client.destroy()
    wallet.destroy()
    node.lose(false)
    node.ledger.setMining(true)
    node.ledger.drop()
    node.ledger.raise(1_000_000n)
  })
  await connect(client, { connectorId: 'injectedWeb3:test', namespace: 'polkadot' })
  openSend(client)
  const { caipNetworkId: chainId } = node.network
  const quantity = { decimals: '12', numeric: '0' }
  await chooseToken(client, { name: 'Unit', symbol: 'UNIT', chainId, price: 0, quantity })
  const sent = () => client.store.getState().send.sent
  let asked = 0
  const followed = (status: string) =>
    vi.waitUntil(() => {
      // A look that is under way is not made to wait for its answers.
      if (node.calls.length === asked) client.held.pass(30_000)
      asked = node.calls.length
      return sent()[0]?.status === status
    }, patient)
  const draft = () => client.store.getState().send.draft
  return { client, wallet, address, sent, followed, draft }
}

test.each(['sr25519', 'ed25519', 'ecdsa'] as const)(
  'a payment by a key of %s arrives to the unit, for no more than was shown, and is followed to its final block',
  async (type) => {
    const { client, address, followed } = await open({ type })
    node.calls.length = 0
    const to = newAddress()
    node.give(to, deposit)
    await typeRecipient(client, { text: to })
    typeAmount(client, { text: '0.100000000001' })
    const preview = await prepareSend(client)
    await confirmSend(client)
    expect(node.balance(to) - deposit).toBe(100_000_000_001n)
    const paid = plenty - node.balance(address) - 100_000_000_001n
    expect(paid).toBeGreaterThan(0n)
    expect(paid).toBeLessThanOrEqual(preview.fee)
    await followed('final')
    // Review, signature and the look at the block need one description.
    expect(node.calls.filter((one) => one === 'state_getMetadata')).toHaveLength(1)
  },
)

test('Max leaves what keeps the account, and what is locked', async () => {
  for (const locked of [0n, 20n * deposit]) {
    const { client, address } = await open({ locked })
    const to = newAddress()
    node.give(to, deposit)
    await typeRecipient(client, { text: to })
    await chooseMax(client)
    const { amount, fee } = await prepareSend(client)
    const kept = locked > deposit ? locked : deposit
    expect(amount + fee + kept).toBe(plenty)
    await confirmSend(client)
    expect(node.balance(to) - deposit).toBe(amount)
    expect(node.balance(address)).toBeGreaterThanOrEqual(kept)
  }
})

test('what would end the account, is too little for a new one, or is not there is refused before the wallet is asked', async () => {
  const { client, wallet } = await open()
  const known = newAddress()
  node.give(known, deposit)
  const refused = (to: string, amount: bigint) => sendTransfer(client, { to, amount })
  await expect(refused(known, plenty - deposit)).rejects.toMatchObject({
    ...{ code: 'transaction_refused', data: { finding: 'account_would_end' } },
  })
  await expect(refused(newAddress(), deposit - 1n)).rejects.toMatchObject({
    ...{ code: 'transaction_refused', data: { finding: 'receiver_below_deposit' } },
  })
  await expect(refused(known, plenty + 1n)).rejects.toMatchObject({ code: 'funds_insufficient' })
  expect(wallet.state.prompts).toBe(1)
  // As much as makes one is taken.
  await sendTransfer(client, { to: newAddress(), amount: deposit })
})

test('a fee that rose meanwhile is refused before the wallet is asked', async () => {
  const { client, wallet, address } = await open()
  const to = newAddress()
  node.give(to, deposit)
  await typeRecipient(client, { text: to })
  typeAmount(client, { text: '0.1' })
  await prepareSend(client)
  node.ledger.raise(1_200_000n)
  await expect(confirmSend(client)).rejects.toMatchObject({ code: 'fee_risen' })
  expect(wallet.state.prompts).toBe(1)
  expect(node.balance(address)).toBe(plenty)
})

test.each([
  ['of another chain', newAddress(2), 'refused'],
  [
    'with a changed letter',
    newAddress().replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')),
    'invalid',
  ],
  ['with text after it', `${newAddress()} x`, 'invalid'],
  ['of EVM', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 'invalid'],
])('an address %s is none here', async (_, text, status) => {
  const { client, draft } = await open()
  await typeRecipient(client, { text })
  expect(draft()?.recipient).toMatchObject({ status })
  expect(draft()?.recipient.address).toBeUndefined()
})

test('an address of no chain, and of the spelling that all share, is written as this chain writes it', async () => {
  const { client, draft } = await open()
  for (const format of [0, 42]) {
    const text = newAddress(format)
    await typeRecipient(client, { text })
    const own = ss58.encode(ss58.decode(text) ?? new Uint8Array(32), 7)
    expect(draft()?.recipient).toMatchObject({ status: 'found', address: own })
  }
})

test('one that the chain took and that failed there says so, with the chain’s reason', async () => {
  const { client, address, followed, sent } = await open()
  node.ledger.setMining(false)
  const to = newAddress()
  node.give(to, deposit)
  await sendTransfer(client, { to, amount: 100n * deposit })
  // The account has less by the time of the block.
  node.give(address, 50n * deposit)
  node.ledger.mine()
  await followed('failed')
  expect(sent()).toMatchObject([{ reason: 'Balances.InsufficientBalance' }])
  expect(node.balance(to)).toBe(deposit)
})

test('one that no block took is over some minutes later', async () => {
  const { client, followed, address } = await open()
  node.ledger.setMining(false)
  const to = newAddress()
  node.give(to, deposit)
  await sendTransfer(client, { to, amount: deposit })
  node.ledger.drop()
  node.ledger.mine(150)
  await followed('expired')
  expect(node.balance(address)).toBe(plenty)
})

test('a payment that the node took is watched to its end where its answer is lost', async () => {
  const { client, followed, sent } = await open()
  const to = newAddress()
  node.give(to, deposit)
  node.lose(true)
  const { hash } = await sendTransfer(client, { to, amount: deposit })
  expect(sent()).toMatchObject([{ hash, status: 'sent' }])
  const underWay = () => client.store.getState().connection.pending.polkadot
  expect(underWay()).toBe(1)
  expect(node.balance(to)).toBe(2n * deposit)
  await followed('final')
  await expect.poll(underWay).toBe(0)
})

test('a payment of the host’s own counts as under way and is watched to its end', async () => {
  const { client, followed, sent, address } = await open()
  const to = newAddress()
  node.give(to, deposit)
  const underWay = () => client.store.getState().connection.pending.polkadot
  const hash = await sendTransaction(client, { to, value: deposit })
  expect(underWay()).toBe(1)
  await followed('final')
  expect(sent()).toMatchObject([{ hash, from: address, to, asset: 'coin', amount: '0.01' }])
  await expect.poll(underWay).toBe(0)
})

test('a payment that came into a block long before it was first looked for arrived', async () => {
  const { client, followed } = await open()
  const to = newAddress()
  node.give(to, deposit)
  await sendTransfer(client, { to, amount: deposit })
  node.ledger.mine(150)
  await followed('final')
})

test('what was reviewed so long ago that its end would not be known is reviewed anew', async () => {
  const { client, wallet } = await open()
  const to = newAddress()
  node.give(to, deposit)
  await typeRecipient(client, { text: to })
  typeAmount(client, { text: '0.1' })
  await prepareSend(client)
  node.ledger.mine(64)
  await expect(confirmSend(client)).rejects.toMatchObject({ code: 'fee_risen' })
  expect(wallet.state.prompts).toBe(1)
  await prepareSend(client)
  await confirmSend(client)
})
