import {
  acceptSwapWarning,
  approveSwap,
  chooseSwapMax,
  chooseSwapToken,
  confirmSwap,
  listSwapTokens,
  openSwap,
  prepareSwap,
  readSwapToken,
} from '@foyer/core/swap'
import { startChains } from 'sandbox'
import {
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  numberToHex,
  parseAbi,
  parseAbiParameters,
} from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { disguise, type Trick } from './fixtures/disguise.js'
import { type SwapChain, startSwapChain, swapBench } from './fixtures/swapBench.js'

/* Tokens that lie, each in the place of one that has a pool: a user is never shown more than is signed, nor left with less than the minimum. */

let place: SwapChain
let bench: Awaited<ReturnType<typeof swapBench>>
let lying: Hex
let honest: Hex

beforeAll(async () => {
  place = await startSwapChain(await startChains({ count: 1 }))
  lying = place.odd.stern
  honest = (await place.client.getCode({ address: lying })) ?? '0x'
  await place.client.setCode({ address: behind, bytecode: honest })
})
afterAll(() => place.chain.stop())
beforeEach(async () => {
  bench = await swapBench(place)
  bench.wallet.reply('wallet_getCapabilities', () => ({}))
})
afterEach(() => bench.end())

const behind = `0x${'be'.repeat(20)}` as const
const thief = `0x${'d1'.repeat(20)}` as const
const textOf = (text: string) => encodeAbiParameters(parseAbiParameters('string'), [text])
const numberOf = (value: bigint) => numberToHex(value, { size: 32 })
const yes = { answers: numberOf(1n) }

/** Has the token lie until the end of the test. */
async function lie(tricks: Readonly<Record<string, Trick>>) {
  await place.client.setCode({ address: lying, bytecode: disguise(behind, tricks) })
  onTestFinished(() => place.client.setCode({ address: lying, bytecode: honest }))
}

async function begin(fromToken: string, toToken: string, amount: string) {
  await openSwap(bench.client, { fromToken, toToken, amount })
  await bench.quoted()
}

function tick(preview: Awaited<ReturnType<typeof prepareSwap>>) {
  for (const { code, mustConfirm } of preview.warnings)
    if (mustConfirm) acceptSwapWarning(bench.client, { code })
  return preview
}

/** Buys the token while it is honest. */
async function buy(amount: string) {
  await begin('ETH', lying, amount)
  tick(await prepareSwap(bench.client))
  const hash = (await confirmSwap(bench.client)) as Hex
  await place.client.waitForTransactionReceipt({ checkReplacement: false, hash })
  // The next review is a later one.
  bench.client.held.pass(1)
}

/** Reviews what was begun and confirms it, step for step. */
async function goOn() {
  let preview = tick(await prepareSwap(bench.client))
  while (preview.steps[0]?.kind !== 'swap' && !preview.isBatch)
    preview = tick(await approveSwap(bench.client))
  const hash = (await confirmSwap(bench.client)) as Hex
  return {
    preview,
    receipt: await place.client.waitForTransactionReceipt({ checkReplacement: false, hash }),
  }
}

async function trySwap(fromToken: string, toToken: string, amount: string) {
  await begin(fromToken, toToken, amount)
  return goOn()
}

test('a token with the symbol of another is of no list, and is not received without a tick', async () => {
  await lie({
    'symbol()': { answers: textOf('MUSD') },
    'name()': { answers: textOf('Meadow Dollar') },
  })
  await begin('ETH', lying, '0.1')
  expect(bench.draft().toToken).toMatchObject({ symbol: 'MUSD', isListed: false })
  const { warnings } = await prepareSwap(bench.client)
  expect(warnings).toContainEqual({ code: 'token_unlisted', mustConfirm: true, side: 'to' })
  await expect(confirmSwap(bench.client)).rejects.toMatchObject({
    data: { finding: 'unconfirmed' },
  })
  const { tokens } = await listSwapTokens(bench.client, { search: 'MUSD' })
  expect(tokens.map(({ address }) => address?.toLowerCase())).toEqual([place.musd.toLowerCase()])
  expect(bench.requests()).toEqual([])
})

test.each([undefined, null, 7] as never[])(
  'of what is no text, as %s, no token is found, and a search for it lists all',
  async (text) => {
    await openSwap(bench.client)
    await expect(readSwapToken(bench.client, text)).rejects.toMatchObject({
      data: { finding: 'token_unknown' },
    })
    const found = await listSwapTokens(bench.client, { search: text })
    expect(found.tokens).toEqual((await listSwapTokens(bench.client)).tokens)
  },
)

test('a symbol of ten kilobytes, and one with marks that turn the text around, are short and plain', async () => {
  await openSwap(bench.client)
  for (const text of ['M'.repeat(10_240), '\u202eDSUM\u2066\u200f\u0000\n'.repeat(1_000)]) {
    await lie({ 'symbol()': { answers: textOf(text) }, 'name()': { answers: textOf(text) } })
    const { symbol, name } = await readSwapToken(bench.client, lying)
    for (const shown of [symbol, name]) {
      expect(shown).toMatch(/^[DSUM \u2026]+$/)
      expect([...shown].length).toBeLessThanOrEqual(41)
    }
  }
})

test.each([
  ['more than there are digits', { answers: numberOf(2n ** 255n) }],
  ['none', { reverts: true as const }],
])('a token whose decimals are %s is no token', async (_, trick) => {
  await openSwap(bench.client)
  const token = await readSwapToken(bench.client, lying)
  await lie({ 'decimals()': trick })
  await expect(readSwapToken(bench.client, lying)).rejects.toMatchObject({
    data: { finding: 'token_unknown' },
  })
  await expect(chooseSwapToken(bench.client, { side: 'to', token })).rejects.toMatchObject({
    data: { finding: 'token_unknown' },
  })
  expect(bench.draft().toToken).toBeUndefined()
})

test('decimals that change after the amount was typed change nothing of what is signed', async () => {
  await buy('0.2')
  const had = await bench.held(lying)
  await begin(lying, 'ETH', '10')
  await lie({ 'decimals()': { answers: numberOf(0n) } })
  const { preview, receipt } = await goOn()
  expect(receipt.status).toBe('success')
  expect(preview.amount).toBe(10_000_000n)
  expect(had - (await bench.held(lying))).toBe(10_000_000n)
})

test('a balance of 2^255 buys nothing', async () => {
  await lie({ 'balanceOf(address)': { answers: numberOf(2n ** 255n) } })
  await openSwap(bench.client, { fromToken: lying, toToken: 'ETH' })
  await chooseSwapMax(bench.client)
  expect(bench.draft().amount.units).toBe(2n ** 255n)
  await bench.quoted()
  await expect(prepareSwap(bench.client)).rejects.toMatchObject({ name: 'FoyerError' })
  expect(bench.draft()).toMatchObject({ status: 'failed', preview: undefined })
  expect(bench.requests()).toEqual([])
})

test.each<[string, Readonly<Record<string, Trick>>]>([
  ['says that it moved and moves nothing', { 'transfer(address,uint256)': yes }],
  [
    'moves nothing and shows a balance of 2^255',
    {
      'transfer(address,uint256)': yes,
      'balanceOf(address)': { answers: numberOf(2n ** 255n) },
    },
  ],
  ['reverts when it moves', { 'transfer(address,uint256)': { reverts: true } }],
])('a token that %s is not paid for', async (_, tricks) => {
  await lie(tricks)
  const coins = await bench.held()
  await expect(trySwap('ETH', lying, '0.1')).rejects.toMatchObject({ name: 'FoyerError' })
  expect(bench.requests()).toEqual([])
  expect(await bench.held()).toBe(coins)
})

test('a token that cannot be allowed is refused before anything is signed', async () => {
  await buy('0.2')
  const before = bench.requests().length
  await lie({ 'approve(address,uint256)': { reverts: true } })
  await expect(trySwap(lying, 'ETH', '10')).rejects.toMatchObject({ code: 'transaction_reverted' })
  expect(bench.requests()).toHaveLength(before)
})

test('a token that turns bad after the review reverts on the chain, and the coin stays', async () => {
  await begin('ETH', lying, '0.1')
  tick(await prepareSwap(bench.client))
  await lie({ 'transfer(address,uint256)': yes })
  const coins = await bench.held()
  const hash = (await confirmSwap(bench.client)) as Hex
  const receipt = await place.client.waitForTransactionReceipt({ checkReplacement: false, hash })
  expect(receipt.status).toBe('reverted')
  expect(coins - (await bench.held())).toBe(receipt.gasUsed * receipt.effectiveGasPrice)
})

test.each([
  ['received', 'ETH', 'transfer(address,uint256)'],
  ['given', undefined, 'transferFrom(address,address,uint256)'],
])('a token that enters the pool again while it is %s takes nothing', async (_, from, moves) => {
  if (!from) await buy('0.2')
  const pair = await place.client.readContract({
    ...{ address: place.pools.v2.factory, functionName: 'getPair', args: [lying, place.wrapped] },
    abi: parseAbi(['function getPair(address, address) view returns (address)']),
  })
  const data = encodeFunctionData({
    ...{ abi: parseAbi(['function skim(address)']), args: [thief] },
  })
  await lie({ [moves]: { calls: pair, data } })
  const [fromToken, toToken] = from ? [from, lying] : [lying, place.wrapped]
  const had = await bench.held(toToken as Hex)
  const { preview, receipt } = await trySwap(fromToken, toToken, from ? '0.1' : '10')
  expect(receipt.status).toBe('success')
  expect((await bench.held(toToken as Hex)) - had).toBe(preview.toAmount)
  for (const token of [lying, place.wrapped]) {
    const taken = await place.client.readContract({
      ...{ address: token, functionName: 'balanceOf', args: [thief] },
      abi: parseAbi(['function balanceOf(address) view returns (uint256)']),
    })
    expect(taken).toBe(0n)
  }
})
