import type { ViewEntry } from '@foyer/core'
import { parseUnits } from '@foyer/protocol'
import { driveSolanaWallet } from '@foyer/testing/playwright'
import { createSolanaRpc, lamports, address as toAddress } from '@solana/kit'
import {
  type Address,
  createPublicClient,
  encodeFunctionData,
  erc20Abi,
  http,
  isHex,
  numberToHex,
  parseEther,
} from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { expect, inject } from 'vitest'
import { createCounterparty } from '../world/createCounterparty.js'
import { createLogin } from '../world/createLogin.js'
import { createMailReader } from '../world/createMailReader.js'
import type { Visit } from '../world/createVisit.js'
import { exchangesOf } from '../world/exchangesOf.js'
import { five } from '../world/five.js'
import { mount, openView } from '../world/mount.js'
import { placeOfRun } from '../world/placeOfRun.js'
import { phone } from '../world/screens.js'
import { see } from '../world/see.js'
import { test } from '../world/test.js'

/* Swaps in the modal: on EVM networks over the exchanges of the chain and without a server, on Solana by the server. What moved is read from the chain, to the smallest unit. */

const [chain] = inject('world').chains
const [dollar, harvest] = chain?.tokens ?? []
if (!chain || !dollar || !harvest) throw new Error('The sandbox has no tokens.')
const { exchange } = chain.contracts
const { stern } = chain.contracts.oddTokens ?? {}
const { rangedExchange } = chain.contracts
if (!stern || !rangedExchange) throw new Error('The sandbox has no odd tokens.')
const node = createPublicClient({ transport: http(chain.rpcUrl) })
type Person = Pick<Visit, 'page' | 'dialog'>

/** An account of this file alone. */
const index = 8
const words = 'test test test test test test test test test test test junk'
const { address: own } = mnemonicToAccount(words, { addressIndex: index })

const held = (token: Address, owner: Address) =>
  node.readContract({ abi: erc20Abi, address: token, functionName: 'balanceOf', args: [owner] })

/** What both kinds of routers may take. */
const allowed = (token: Address, owner: Address) =>
  Promise.all(
    [exchange.router, rangedExchange.router].map((spender) =>
      node.readContract({
        ...{ abi: erc20Abi, address: token, functionName: 'allowance' },
        args: [owner, spender],
      }),
    ),
  )

const deal = (token: Address, owner: Address, amount: bigint) =>
  node.request({
    method: 'anvil_dealERC20' as never,
    params: [owner, token, numberToHex(amount)] as never,
  })

/** The owner had allowed the exchange so much of a token, long before. */
async function allow(token: Address, owner: Address, amount: bigint) {
  const counterparty = createCounterparty()
  const data = encodeFunctionData({
    ...{ abi: erc20Abi, functionName: 'approve', args: [exchange.router, amount] },
  })
  await counterparty.impersonateAccount({ address: owner })
  const hash = (await counterparty.request({
    method: 'eth_sendTransaction' as never,
    params: [{ from: owner, to: token, data }] as never,
  })) as `0x${string}`
  await counterparty.waitForTransactionReceipt({ checkReplacement: false, hash })
  await counterparty.stopImpersonatingAccount({ address: owner })
}

const swapOf = (data: Extract<ViewEntry, { name: 'Swap' }>['data']) =>
  ({ name: 'Swap', data }) as const

/** From the view of a swap, once it is quoted, to what arrived by the last screen. */
async function finish(
  { page, dialog }: Person,
  steps: readonly RegExp[],
  approve: () => Promise<void> = async () => {},
) {
  await dialog.locator('[data-testid=review-swap]:not([aria-disabled])').click()
  const confirm = dialog.getByTestId('confirm-swap')
  for (const step of steps) {
    await expect.poll(() => confirm.innerText(), { timeout: 60_000 }).toMatch(step)
    const tick = dialog.getByTestId(/^accept-/)
    if ((await tick.count()) > 0 && !(await tick.isChecked())) await tick.check()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await dialog.locator('[data-testid=confirm-swap]:not([aria-disabled])').click()
    await approve()
  }
  const done = dialog.getByTestId('swap-final')
  await done.waitFor({ timeout: 60_000 })
  return /You received ([\d.]+)/.exec(await done.innerText())?.[1] ?? '0'
}

test('a wallet in the page swaps over pools of both kinds and wraps, allows just what it gives, and gets what it was shown', async ({
  stage,
}) => {
  const visit = await stage.visit('/fixture', {
    wallets: [{ name: 'Kestrel', accounts: [index] }],
    context: { viewport: phone.viewport },
  })
  const { url } = placeOfRun()
  await mount(visit, {
    networks: [
      {
        ...{ id: chain.id, name: chain.name, ...exchangesOf(chain) },
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: { default: { http: [chain.rpcUrl] } },
        blockExplorers: { default: { name: 'Explorer', url: `${url}/explorer` } },
      },
    ],
  })
  await visit.connect()
  const { dialog } = visit

  // What checks a swap does not arrive: there is no review, and another try once it can be had.
  const checks = /\/(planning|eip155Planning)[.-]/
  await visit.page.route(checks, (route) => route.abort())
  await openView(visit, swapOf({ toToken: dollar.address, amount: '0.5' }))
  await dialog.locator('[data-testid=review-swap]:not([aria-disabled])').click()
  await see(dialog.getByTestId('swap-failure'), 'could not be loaded')
  await visit.page.unroute(checks)
  await dialog.getByTestId('confirm-swap').click()
  await see(dialog.getByTestId('confirm-swap'), 'Swap')
  await visit.page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  // Over the deeper pool, which is of the v3 kind: the coin needs no approval.
  await openView(visit, swapOf({ toToken: dollar.address, amount: '0.5' }))
  await see(dialog.getByTestId('swap-rate'), 'MUSD')
  const before = await held(dollar.address, own)
  const dollars = await finish(visit, [/^Swap$/])
  const got = (await held(dollar.address, own)) - before
  expect(got).toBe(parseUnits(dollars, dollar.decimals))
  // An ether is 2,500 dollars, less the fee and the impact of half of one.
  expect(got).toBeGreaterThan(1_200_000_000n)

  // A token that no list has is found by its address, and has to be ticked. It is allowed by an approval of its own.
  await deal(harvest.address, own, parseEther('40'))
  await dialog.getByTestId('swap-again').click()
  await dialog.getByTestId('swap-from').click()
  await dialog.getByTestId('swap-search').fill(harvest.address)
  await dialog.getByTestId('swap-unlisted').waitFor()
  await dialog.getByTestId('swap-token-HRV').click()
  await see(dialog.getByTestId('swap-from'), 'HRV')
  await dialog.getByTestId('swap-to').click()
  await dialog.getByTestId('swap-token-MUSD').first().click()
  await dialog.getByTestId('swap-amount').fill('40')
  await see(dialog.getByTestId('swap-rate'), 'HRV')
  const earlier = await held(dollar.address, own)
  const more = await finish(visit, [/^Approve HRV$/, /^Swap$/])
  expect((await held(dollar.address, own)) - earlier).toBe(parseUnits(more, dollar.decimals))
  expect(await held(harvest.address, own)).toBe(0n)
  const left = await node.readContract({
    ...{ abi: erc20Abi, address: harvest.address, functionName: 'allowance' },
    args: [own, exchange.router],
  })
  expect(left).toBe(0n)

  // The coin for its token, one for one.
  await dialog.getByTestId('swap-done').click()
  await openView(visit, swapOf({ toToken: exchange.wrapped, amount: '0.25' }))
  await see(dialog.getByTestId('swap-minimum'), '0.25')
  await finish(visit, [/^Swap$/])
  expect(await held(exchange.wrapped, own)).toBe(parseEther('0.25'))
})

test('an embedded wallet swaps over pools of both kinds and wraps, allows just what it gives at once, and by its own account one after the other', async ({
  stage,
}) => {
  const post = createMailReader()
  const gus = await createLogin(stage)
  const email = post.address('gus')
  await gus.askCode(email)
  await gus.enter(await post.code(email))
  const { eip155 } = await gus.connected()
  const [{ address: smart = '' } = {}, { address: plain = '' } = {}] = eip155
  if (!isHex(smart) || !isHex(plain)) throw new Error('The login has no accounts.')
  for (const address of [smart, plain]) {
    await createCounterparty().setBalance({ address, value: parseEther('1') })
    await deal(stern, address, 40_000_000n)
  }
  const approve = () => gus.approve()
  const leave = async () => {
    await gus.dialog.getByTestId('swap-done').click()
    await gus.page.keyboard.press('Escape')
    await gus.dialog.waitFor({ state: 'detached' })
  }
  /** A swap of the coin, and what arrived by the chain and by the last screen. */
  const buy = async (token: Address, owner: Address, amount: string, decimals: number) => {
    const before = await held(token, owner)
    await openView(gus, swapOf({ toToken: token, amount }))
    const shown = await finish(gus, [/^Swap$/], approve)
    await leave()
    const got = (await held(token, owner)) - before
    expect(got).toBe(parseUnits(shown, decimals))
    return got
  }
  /** A swap for the coin, of exactly the amount: nothing is allowed after it. */
  const sell = async (
    token: Address,
    owner: Address,
    [amount, units]: readonly [string, bigint],
    steps: readonly RegExp[],
  ) => {
    const before = await held(token, owner)
    await openView(gus, swapOf({ fromToken: token, amount }))
    await gus.dialog.getByTestId('swap-to').click()
    await gus.dialog.getByTestId('swap-token-ETH').first().click()
    await finish(gus, steps, approve)
    await leave()
    expect(before - (await held(token, owner))).toBe(units)
    expect(await allowed(token, owner)).toEqual([0n, 0n])
  }
  const some = ['20', 20_000_000n] as const
  const dollars = ['100', 100_000_000n] as const

  expect(await buy(dollar.address, smart, '0.2', dollar.decimals)).toBeGreaterThan(dollars[1])
  await sell(dollar.address, smart, dollars, [/^Approve MUSD and swap$/])
  // Less than is swapped: a token of before the standard allows nothing new over it.
  await allow(stern, smart, 5n)
  await sell(stern, smart, some, [/^Approve SUSD and swap$/])
  expect(await buy(exchange.wrapped, smart, '0.05', 18)).toBe(parseEther('0.05'))

  // Its own account does one step after the other, and pays for each.
  await gus.openSettings('smart-account')
  await expect.poll(async () => (await gus.accounts()).eip155[0]?.address).toBe(plain)
  await gus.page.keyboard.press('Escape')
  await gus.dialog.waitFor({ state: 'detached' })
  expect(await buy(dollar.address, plain, '0.2', dollar.decimals)).toBeGreaterThan(dollars[1])
  await sell(dollar.address, plain, dollars, [/^Approve MUSD$/, /^Swap$/])
  await allow(stern, plain, 5n)
  await sell(stern, plain, some, [/SUSD/, /^Approve SUSD$/, /^Swap$/])
  expect(await buy(exchange.wrapped, plain, '0.05', 18)).toBe(parseEther('0.05'))
  // Eight swaps, each shown and approved as a user does: one and a half minutes on a machine that has nothing else to do.
}, 240_000)

test('on a phone a wallet of Solana swaps by the server and back: one signature, fee and rent before it, and what was shown arrives', async ({
  stage,
}) => {
  const { solana } = inject('world')
  const [token] = solana?.tokens ?? []
  if (!solana || !token) throw new Error('The sandbox has no exchange on Solana.')
  const ledger = createSolanaRpc(solana.rpcUrl)
  const [, onSolana] = five.families
  const wallets = [{ name: onSolana.wallet, accounts: [index] as const }]
  const visit = await stage.visit('/five', {
    ...{ ...five.options(stage.place), solana: wallets, context: phone },
  })
  const { dialog, page } = visit
  const drumlin = driveSolanaWallet(page, onSolana.wallet)
  const [owner = ''] = await drumlin.addresses()
  await ledger.requestAirdrop(toAddress(owner), lamports(3_000_000_000n)).send()
  const coins = async () => (await ledger.getBalance(toAddress(owner)).send()).value
  await five.card(visit, onSolana).getByRole('button', { name: onSolana.button }).click()
  await visit.pick(onSolana.wallet)
  await visit.modal.waitFor({ state: 'detached' })
  await visit.openAccount()
  await dialog.getByTestId('swaps').click()
  await dialog.getByTestId('swap-to').click()
  await dialog.getByTestId('swap-token-MUSD').first().click()
  await see(dialog.getByTestId('swap-rate'), 'MUSD')
  await dialog.locator('[data-testid=review-swap]:not([aria-disabled])').click()
  await see(dialog.getByTestId('preview-rent'), '0.00204 SOL')
  await see(dialog.locator('.facts'), 'Jupiter')
  await dialog.getByTestId('cancel-swap').click()
  const before = await coins()
  expect(await finish(visit, [/^Swap$/])).toBe('150')
  const spent = before - (await coins())
  expect(spent).toBeGreaterThan(1_000_000_000n)
  expect(spent).toBeLessThan(1_008_000_000n)

  // Back: Max of the token is all of it.
  await dialog.getByTestId('swap-again').click()
  await dialog.getByTestId('swap-to').click()
  await dialog.getByTestId('swap-token-MUSD').first().click()
  await see(dialog.getByTestId('swap-to'), 'MUSD')
  await dialog.getByTestId('swap-turn').click()
  await see(dialog.getByTestId('swap-available'), '150')
  await dialog.getByTestId('swap-max').click()
  await see(dialog.getByTestId('swap-rate'), 'MUSD')
  const held = await coins()
  expect(await finish(visit, [/^Swap$/])).toBe('1')
  expect((await coins()) - held).toBeGreaterThan(994_000_000n)
  expect((await drumlin.calls()).filter((name) => /sign/i.test(name))).toHaveLength(2)
})
