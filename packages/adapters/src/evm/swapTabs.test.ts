import { approveSwap, confirmSwap, openSwap, prepareSwap } from '@foyer/core/swap'
import { startChains } from 'sandbox'
import { parseAbi } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { holdTransaction } from './fixtures/holdTransaction.js'
import { type SwapChain, startSwapChain, swapBench } from './fixtures/swapBench.js'
import { twoTabs } from './fixtures/twoTabs.js'

let place: SwapChain

beforeAll(async () => {
  place = await startSwapChain(await startChains({ count: 1 }))
})
afterAll(() => place.chain.stop())

type Bench = Awaited<ReturnType<typeof swapBench>>

/** Two tabs with the same wallet. */
async function openTabs(options: Parameters<typeof twoTabs>[0] = {}) {
  const key = generatePrivateKey()
  const [one, two] = await Promise.all(
    twoTabs(options).map(async (environment) => {
      const bench = await swapBench(place, {}, key, environment)
      onTestFinished(bench.end)
      return bench
    }),
  )
  if (!one || !two) throw new Error('no tabs')
  return { one, two }
}

/** Of the coin into its own token: one for one, so that no price moves between both tabs. */
async function review(bench: Bench, fromToken?: string) {
  const amount = fromToken ? '10' : '0.1'
  const toToken = fromToken ? place.hrv : place.wrapped
  await openSwap(bench.client, { fromToken, toToken, amount })
  await bench.quoted()
  return prepareSwap(bench.client)
}

test('while one tab has a request of a swap in the wallet, the other sends none, and can when that has ended', async () => {
  const { one, two } = await openTabs()
  await review(one)
  await review(two)
  const decline = holdTransaction(one.wallet)
  const first = confirmSwap(one.client)
  first.catch(() => {})
  await vi.waitUntil(() => one.requests().length === 1, { timeout: 20_000 })
  await expect(confirmSwap(two.client)).rejects.toMatchObject({ code: 'send_elsewhere' })
  expect(two.requests()).toEqual([])
  expect(two.draft()).toMatchObject({ status: 'failed', preview: undefined })
  decline()
  await expect(first).rejects.toMatchObject({ code: 'user_rejected' })
  await prepareSwap(two.client)
  await confirmSwap(two.client)
  expect(two.requests()).toHaveLength(1)
  expect(one.requests()).toHaveLength(1)
})

// The page makes a preview anew by itself after ten seconds, and at the press after twenty: neither is a review.
test.each([
  { hasLocks: true, passed: 1, by: 'nothing' },
  { hasLocks: false, passed: 1, by: 'nothing' },
  { hasLocks: true, passed: 11_000, by: 'the page' },
  { hasLocks: true, passed: 21_000, by: 'the press' },
] as const)(
  'what one tab swapped the other does not swap again until it is reviewed anew (locks: $hasLocks, made anew by $by)',
  async ({ hasLocks, passed, by }) => {
    const { one, two } = await openTabs({ hasLocks })
    await review(one)
    await review(two)
    one.client.held.pass(1)
    const hash = await confirmSwap(one.client)
    await place.client.waitForTransactionReceipt({
      checkReplacement: false,
      hash: hash as `0x${string}`,
    })
    await vi.waitUntil(
      () => {
        one.client.held.pass(1_000)
        return one.sent().every(({ status }) => status === 'final')
      },
      { timeout: 20_000 },
    )
    two.client.held.pass(passed)
    if (by === 'the page') await prepareSwap(two.client)
    await expect(confirmSwap(two.client)).rejects.toMatchObject({ code: 'sent_meanwhile' })
    expect(two.requests()).toEqual([])
    expect(two.draft()).toMatchObject({ status: 'failed', preview: undefined })
    // The user looked, and wants it twice.
    await prepareSwap(two.client)
    await confirmSwap(two.client)
    expect(two.requests()).toHaveLength(1)
  },
)

test('an approval of a review that another tab was faster with is not sent either', async () => {
  const { one, two } = await openTabs()
  const mint = parseAbi(['function mint(address to, uint256 amount)'])
  const minted = await place.client.writeContract({
    ...{ address: place.musd, abi: mint, functionName: 'mint', args: [one.address, 10n ** 8n] },
  } as never)
  await place.client.waitForTransactionReceipt({ checkReplacement: false, hash: minted })
  for (const { wallet } of [one, two]) wallet.reply('wallet_getCapabilities', () => ({}))
  expect((await review(one, place.musd)).steps[0]?.kind).toBe('approve')
  expect((await review(two, place.musd)).steps[0]?.kind).toBe('approve')
  await approveSwap(one.client)
  one.client.held.pass(1)
  await confirmSwap(one.client)
  await expect(approveSwap(two.client)).rejects.toMatchObject({ code: 'sent_meanwhile' })
  expect(two.requests()).toEqual([])
})
