import { driveBitcoinWallet, driveSolanaWallet } from '@foyer/testing/playwright'
import { createPublicClient, http, isHex, parseEther, parseEventLogs } from 'viem'
import { entryPoint07Abi, entryPoint07Address } from 'viem/account-abstraction'
import { expect, inject } from 'vitest'
import { createCounterparty, requestSolana } from '../world/createCounterparty.js'
import { createLogin } from '../world/createLogin.js'
import { createMailReader } from '../world/createMailReader.js'
import type { Visit } from '../world/createVisit.js'
import { heldOn } from '../world/heldOn.js'
import { mount } from '../world/mount.js'
import { newReceiver } from '../world/newReceiver.js'
import { placeOfRun } from '../world/placeOfRun.js'
import { codeOf } from '../world/readCode.js'
import { desktop, phone } from '../world/screens.js'
import { see } from '../world/see.js'
import { type Payment, sendCoins } from '../world/sendCoins.js'
import { sendingNetworks } from '../world/sendingNetworks.js'
import { test } from '../world/test.js'

/* Sending in the modal with wallets of every kind. What moved is read from the chains, to the smallest unit. */

const { chains, solana, bitcoin, server } = inject('world')
const onEvm = `eip155:${chains[0]?.id}`
const node = createPublicClient({ transport: http(chains[0]?.rpcUrl) })
const accounts = { eip155: onEvm, solana: solana?.id ?? '', bip122: bitcoin?.id ?? '' }
const decimalsOf = { eip155: 18, solana: 9, bip122: 8 } as const
/** Receivers are new. */
const acceptOf = { eip155: undefined, solana: 'unused', bip122: undefined } as const

type Family = keyof typeof accounts
type Person = Pick<Visit, 'page' | 'dialog' | 'networkButton' | 'accountButton' | 'openAccount'>

/** Coins of Solana and Bitcoin for an account of a test. */
const give = {
  solana: (address: string) => requestSolana('requestAirdrop', [address, 1_000_000_000]),
  bip122: (address: string) =>
    fetch(`${bitcoin?.esploraUrl}/faucet/${address}/150000`, { method: 'POST' }),
}

/** To the transfer of the account on this network, with the coin chosen. */
async function begin({ page, dialog, networkButton, openAccount }: Person, family: Family) {
  await networkButton.click()
  await dialog.getByTestId(`network-${accounts[family]}`).click()
  await dialog.waitFor({ state: 'detached' })
  await openAccount()
  await dialog.getByTestId('send').click()
  await dialog.getByTestId('send-max').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
}

/** Sends, and compares what the chain has before and after: the receiver has the amount, and the sender paid it and the fee. */
async function pay(person: Person, family: Family, from: string, payment: Omit<Payment, 'to'>) {
  const to = await newReceiver[family]()
  const before = await heldOn[family](from)
  await begin(person, family)
  const sent = await sendCoins(person, {
    ...payment,
    ...{ to, decimals: decimalsOf[family], accept: acceptOf[family] },
  })
  await person.page.keyboard.press('Escape')
  await person.dialog.waitFor({ state: 'detached' })
  const got = await heldOn[family](to)
  return { ...sent, got, paid: before - (await heldOn[family](from)) - got }
}

/** What a transaction of an EVM network cost. */
async function costOf(hash: string): Promise<bigint> {
  if (!isHex(hash)) throw new Error(`No hash is shown, but ${hash}`)
  const { gasUsed, effectiveGasPrice } = await node.getTransactionReceipt({ hash })
  return gasUsed * effectiveGasPrice
}

test('a wallet on a phone sends coins of three chain families by one pairing, on a desktop and on a small screen', async ({
  stage,
}) => {
  const pocket = await stage.pocket({ context: phone })
  // Of no other test.
  await pocket.choose('Account', '2')
  const visit = await stage.visit('/fixture', { wallets: [] })
  const relayUrl = `${server?.url.replace(/^http/, 'ws')}/relay`
  await mount(
    visit,
    { projectId: 'local', relayUrl, ...sendingNetworks(placeOfRun()) },
    undefined,
    {
      families: ['evm', 'solana', 'bitcoin'],
    },
  )
  await pocket.scan(await codeOf(visit))
  await pocket.agree()
  await visit.accountButton.waitFor()
  await visit.modal.waitFor({ state: 'detached' })
  const addressOf = (family: Family) => pocket.addressOf(family).innerText()
  const evm = await pay(visit, 'eip155', await addressOf('eip155'), {
    amount: '0.123456789012345678',
    async approve() {
      await pocket.asked('Send a transaction')
      await see(pocket.page.locator('dl'), '0.123456789012345678 ETH')
      await pocket.press('Send')
    },
  })
  expect(evm.got).toBe(123_456_789_012_345_678n)
  expect(evm.paid).toBe(await costOf(evm.hash))

  await pocket.decide('approve')
  await visit.page.setViewportSize(phone.viewport)
  const ofSolana = await addressOf('solana')
  await give.solana(ofSolana)
  const sol = await pay(visit, 'solana', ofSolana, {
    amount: '0.123456789',
  })
  expect(sol).toMatchObject({ got: 123_456_789n, paid: sol.fee })

  const ofBitcoin = await addressOf('bip122')
  await give.bip122(ofBitcoin)
  const btc = await pay(visit, 'bip122', ofBitcoin, {
    amount: '0.00098765',
  })
  expect(btc).toMatchObject({ got: 98_765n, paid: btc.fee })
})

test('wallets in the page send coins of Solana and Bitcoin, on a small screen and on a desktop', async ({
  stage,
}) => {
  const networks = [{ chain: 'bitcoin:regtest', esploraUrl: bitcoin?.esploraUrl ?? '' }] as const
  const visit = await stage.visit('/fixture', {
    wallets: [],
    // Accounts of no other test.
    solana: [{ name: 'Drumlin', accounts: [4] }],
    families: { bitcoin: { networks, wallets: [{ name: 'Hummock', accounts: [5] }] } },
    context: { viewport: phone.viewport },
  })
  await mount(visit, sendingNetworks(placeOfRun()), undefined, {
    families: ['evm', 'solana', 'bitcoin'],
  })
  await visit.connect('Drumlin')
  const [ofSolana = ''] = await driveSolanaWallet(visit.page, 'Drumlin').addresses()
  await give.solana(ofSolana)
  const sol = await pay(visit, 'solana', ofSolana, { amount: '0.25' })
  expect(sol).toMatchObject({ got: 250_000_000n, paid: sol.fee })

  await visit.page.setViewportSize(desktop.viewport)
  await visit.openAccount()
  await visit.dialog.getByTestId('profile-wallets').click()
  await visit.dialog.getByTestId('connect-another').click()
  await visit.pick('Hummock')
  await visit.modal.waitFor({ state: 'detached' })
  const [ofBitcoin = ''] = await driveBitcoinWallet(visit.page, 'Hummock').addresses()
  await give.bip122(ofBitcoin)
  const btc = await pay(visit, 'bip122', ofBitcoin, { amount: '0.00054321' })
  expect(btc).toMatchObject({ got: 54_321n, paid: btc.fee })
})

test('an embedded wallet sends from its smart account without a coin for gas, from its own account, and on Solana', async ({
  stage,
}) => {
  const post = createMailReader()
  const gus = await createLogin(stage)
  const email = post.address('gus')
  await gus.askCode(email)
  await gus.enter(await post.code(email))
  const { eip155, solana: ofSolana } = await gus.connected()
  const [smart, own] = eip155
  const chain = createCounterparty()
  const approve = () => gus.approve()
  const { address: from = '0x' } = smart ?? {}
  if (!isHex(from) || !isHex(own?.address)) throw new Error('The login has no accounts.')

  await chain.setBalance({ address: from, value: parseEther('0.5') })
  const bySmart = await pay(gus, 'eip155', from, { amount: '0.5', approve })
  expect(bySmart).toMatchObject({ got: parseEther('0.5'), paid: 0n })

  // The server pays no more: Max leaves what the fee was not used for, in the account and where the entry point keeps it.
  await gus.page.route('**/v1/bundler**', async (route) => {
    const { id, method } = route.request().postDataJSON() ?? {}
    if (!String(method).startsWith('pm_')) return route.fallback()
    await route.fulfill({ json: { jsonrpc: '2.0', id, error: { code: -32504, message: 'No' } } })
  })
  await chain.setBalance({ address: from, value: parseEther('0.5') })
  const byMax = await pay(gus, 'eip155', from, { amount: 'max', approve })
  const { logs } = await node.getTransactionReceipt({ hash: byMax.hash as `0x${string}` })
  const [paidFor] = parseEventLogs({ abi: entryPoint07Abi, eventName: 'UserOperationEvent', logs })
  const kept = await node.readContract({
    ...{ address: entryPoint07Address, abi: entryPoint07Abi },
    ...{ functionName: 'balanceOf', args: [from] },
  })
  const left = (await chain.getBalance({ address: from })) + kept
  const reserved = parseEther('0.5') - byMax.got
  expect(left).toBe(reserved - (paidFor?.args.actualGasCost ?? 0n))
  expect(left).toBeGreaterThan(0n)
  // Written in three digits, and never below what it is.
  expect(byMax.fee).toBeGreaterThanOrEqual(reserved)
  expect(byMax.fee - reserved).toBeLessThan(reserved / 100n)

  await gus.page.setViewportSize(phone.viewport)
  await gus.openSettings('smart-account')
  await expect.poll(async () => (await gus.accounts()).eip155[0]?.address).toBe(own.address)
  await gus.page.keyboard.press('Escape')
  await gus.dialog.waitFor({ state: 'detached' })
  await chain.setBalance({ address: own.address, value: parseEther('1') })
  const byOwn = await pay(gus, 'eip155', own.address, { amount: '0.3', approve })
  expect(byOwn).toMatchObject({ got: parseEther('0.3'), paid: await costOf(byOwn.hash) })

  const address = ofSolana[0]?.address ?? ''
  await give.solana(address)
  const sol = await pay(gus, 'solana', address, { amount: '0.1', approve })
  expect(sol).toMatchObject({ got: 100_000_000n, paid: sol.fee })
})
