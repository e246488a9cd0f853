import {
  chooseToken,
  confirmSend,
  openSend,
  prepareSend,
  sendTransfer,
  typeAmount,
  typeRecipient,
} from '@foyer/core/send'
import type { Address } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { holdTransaction } from './fixtures/holdTransaction.js'
import { sendBench } from './fixtures/sendBench.js'
import { type LocalChain, startChain } from './fixtures/startChain.js'
import { twoTabs } from './fixtures/twoTabs.js'

const slowly = { timeout: 20_000 }
const ether = 10n ** 18n

let chain: LocalChain
beforeAll(async () => {
  chain = await startChain(31337, 'Here')
})
afterAll(() => chain.stop())

const newAddress = (): Address => privateKeyToAccount(generatePrivateKey()).address

/** Two tabs with the same wallet. */
async function openTabs({ hasLocks = true } = {}) {
  const key = generatePrivateKey()
  const [one, two] = await Promise.all(
    twoTabs({ hasLocks }).map(async (environment) => {
      const bench = await sendBench([chain], {}, key, environment)
      onTestFinished(bench.end)
      return bench
    }),
  )
  if (!one || !two) throw new Error('no tabs')
  await chain.client.setBalance({ address: one.address, value: 10n * ether })
  return { one, two }
}

async function prepare({ client }: Awaited<ReturnType<typeof sendBench>>, to: string) {
  openSend(client)
  const quantity = { decimals: '18', numeric: '10' }
  const coin = { name: 'Ether', symbol: 'ETH', chainId: 'eip155:31337', price: 0, quantity }
  await chooseToken(client, coin as Parameters<typeof chooseToken>[1])
  await typeRecipient(client, { text: to })
  typeAmount(client, { text: '1' })
  return prepareSend(client)
}

test('while one tab has a request in the wallet, the other sends none, and can when that has ended', async () => {
  const { one, two } = await openTabs()
  const to = newAddress()
  await prepare(one, to)
  await prepare(two, to)
  const decline = holdTransaction(one.wallet)
  const first = confirmSend(one.client)
  first.catch(() => {})
  await vi.waitUntil(() => one.requests().length === 1, slowly)
  await expect(confirmSend(two.client)).rejects.toMatchObject({ code: 'send_elsewhere' })
  expect(two.requests()).toEqual([])
  expect(two.draft()).toMatchObject({ status: 'failed', preview: undefined })
  decline()
  await expect(first).rejects.toMatchObject({ code: 'user_rejected' })
  await prepareSend(two.client)
  await confirmSend(two.client)
  await expect.poll(() => chain.client.getBalance({ address: to })).toBe(ether)
})

test.each([true, false])(
  'what one tab sent meanwhile the other does not send again until it is reviewed anew (locks: %s)',
  async (hasLocks) => {
    const { one, two } = await openTabs({ hasLocks })
    const to = newAddress()
    await prepare(one, to)
    await prepare(two, to)
    one.client.held.pass(1)
    await confirmSend(one.client)
    await expect(confirmSend(two.client)).rejects.toMatchObject({ code: 'sent_meanwhile' })
    expect(two.requests()).toEqual([])
    await expect.poll(() => chain.client.getBalance({ address: to })).toBe(ether)
    // The user looked, and wants it twice.
    two.client.held.pass(1)
    await prepareSend(two.client)
    await confirmSend(two.client)
    await expect.poll(() => chain.client.getBalance({ address: to })).toBe(2n * ether)
  },
)

test('each tab shows what the other sent, and neither forgets what the other waits for', async () => {
  await chain.client.setAutomine(false)
  onTestFinished(() => chain.client.setAutomine(true))
  const { one, two } = await openTabs()
  const [ann, bob] = [newAddress(), newAddress()]
  const first = await sendTransfer(one.client, { to: ann, amount: 5n })
  await vi.waitUntil(() => two.sent().length === 1, slowly)
  const second = await sendTransfer(two.client, { to: bob, amount: 6n })
  await vi.waitUntil(() => one.sent().length === 2, slowly)
  const hashes = (sent: readonly { hash: string }[]) => sent.map(({ hash }) => hash).sort()
  expect(hashes(one.sent())).toEqual([first.hash, second.hash].sort())
  expect(hashes(two.sent())).toEqual([first.hash, second.hash].sort())
  await chain.client.mine({ blocks: 1 })
  await vi.waitUntil(() => {
    one.client.held.pass(30_000)
    two.client.held.pass(30_000)
    return [...one.sent(), ...two.sent()].every(({ status }) => status === 'final')
  }, slowly)
})
