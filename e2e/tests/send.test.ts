import { createPublicClient, erc20Abi, http, isHex, numberToHex } from 'viem'
import { expect, inject, onTestFinished } from 'vitest'
import type { Fixture } from '../fixture/fixture.js'
import type { Visit } from '../world/createVisit.js'
import { launchFilming } from '../world/launchFilming.js'
import { mount, setTheme } from '../world/mount.js'
import { newReceiver } from '../world/newReceiver.js'
import { scan } from '../world/scan.js'
import { desktop, phone } from '../world/screens.js'
import { see } from '../world/see.js'
import { sendCoins } from '../world/sendCoins.js'
import { settled } from '../world/settled.js'
import { test } from '../world/test.js'

const [chain] = inject('world').chains
if (!chain) throw new Error('The sandbox has no chains.')
const { id, rpcUrl, tokens } = chain
const dollar = tokens.find(({ symbol }) => symbol === 'MUSD')
if (!dollar) throw new Error('The sandbox has no dollar.')
const node = createPublicClient({ transport: http(rpcUrl) })

type Scope = { fixture: Fixture }

/** An account of this file alone: others count what theirs has, and send from it at the same time. */
const own = { name: 'Kestrel', accounts: [6] as [number] }

/** The account of a connected wallet, at its transfer. */
async function begin(visit: Visit) {
  await mount(visit, { tokens: { [`eip155:${id}`]: { address: dollar?.address ?? '' } } })
  await visit.connect()
  await visit.openAccount()
  await visit.dialog.getByTestId('send').click()
  await see(visit.dialog.getByTestId('send-token'), 'ETH')
}

async function accountOf({ page }: Visit) {
  const { eip155 } = await page.evaluate(() => (globalThis as unknown as Scope).fixture.accounts())
  const address = eip155?.[0]?.address
  if (!isHex(address)) throw new Error('No account is connected')
  return address
}

test('ether and a token are sent as they were shown, to the unit, and the account follows them into a block', async ({
  stage,
}) => {
  const visit = await stage.visit('/fixture', { wallets: [own] })
  await begin(visit)
  const from = await accountOf(visit)
  await node.request({
    method: 'anvil_dealERC20' as never,
    params: [from, dollar.address, numberToHex(100_000_000n)] as never,
  })
  const to = newReceiver.eip155()
  const before = await node.getBalance({ address: from })
  const { hash } = await sendCoins(visit, { to, amount: '0.25' })
  if (!isHex(hash)) throw new Error('No hash is shown')
  const { gasUsed, effectiveGasPrice } = await node.getTransactionReceipt({ hash })
  const value = 25n * 10n ** 16n
  expect(await node.getBalance({ address: to })).toBe(value)
  const after = await node.getBalance({ address: from })
  expect(before - after).toBe(value + gasUsed * effectiveGasPrice)

  const held = (address: typeof to | typeof from) =>
    node.readContract({
      ...{ abi: erc20Abi, address: dollar.address, functionName: 'balanceOf' },
      args: [address],
    })
  const dollars = await held(from)
  await visit.dialog.getByTestId('send').click()
  await visit.dialog.getByTestId('send-token').click()
  await visit.dialog.getByTestId('send-MUSD').click()
  await see(visit.dialog.getByTestId('send-token'), 'MUSD')
  await sendCoins(visit, { to, amount: '12.345678' })
  await expect.poll(() => held(to)).toBe(12_345_678n)
  expect(dollars - (await held(from))).toBe(12_345_678n)
  // A token moves no ether.
  expect(await node.getBalance({ address: to })).toBe(value)
})

test('a wallet that declines sends nothing, and says so until it is asked again', async ({
  stage,
}) => {
  const visit = await stage.visit('/fixture', { wallets: [own] })
  await begin(visit)
  const to = newReceiver.eip155()
  const { dialog } = visit
  await visit.drive('Kestrel').reject()
  await dialog.getByTestId('send-recipient').fill(`ethereum:${to}@${id}?value=1e15`)
  await see(dialog.getByTestId('preview-send'), 'Preview Send')
  await dialog.getByTestId('preview-send').click()
  await see(dialog.getByTestId('preview-amount'), '0.001 ETH')
  await see(dialog.getByTestId('confirm-send'), /^Send$/)
  await dialog.getByTestId('confirm-send').click()
  await see(dialog.getByTestId('send-failure'), 'You declined in your wallet')
  expect(await node.getBalance({ address: to })).toBe(0n)
  await visit.drive('Kestrel').approve()
  await dialog.getByTestId('confirm-send').click()
  await see(dialog.getByTestId('confirm-send'), /^Send$/)
  await dialog.getByTestId('confirm-send').click()
  await dialog.getByTestId('transfer-final').waitFor()
  expect(await node.getBalance({ address: to })).toBe(10n ** 15n)
})

test('a payment link before the camera of a phone is taken over, and paid as it says', async ({
  stage,
}) => {
  const to = newReceiver.eip155()
  const filming = await launchFilming(`ethereum:${to}@${id}?value=1e15`)
  onTestFinished(filming.end)
  const visit = await stage.visit('/fixture', {
    wallets: [own],
    browser: filming.browser,
    context: { ...phone, permissions: ['camera'] },
  })
  await begin(visit)
  const { dialog } = visit
  await dialog.getByTestId('send-scan').click()
  await see(dialog.getByTestId('send-address'), new RegExp(to, 'i'))
  await dialog.locator('[data-testid=preview-send]:not([aria-disabled])').click()
  await see(dialog.getByTestId('preview-amount'), '0.001 ETH')
  await see(dialog.getByTestId('confirm-send'), /^Send$/)
  await dialog.getByTestId('confirm-send').click()
  await dialog.getByTestId('transfer-final').waitFor()
  expect(await node.getBalance({ address: to })).toBe(10n ** 15n)
})

test('the code to receive is read as the account’s address, on a desktop in the dark and on a phone in the light', async ({
  stage,
}) => {
  const visit = await stage.visit('/fixture')
  await mount(visit)
  await visit.connect()
  await visit.openAccount()
  await visit.dialog.getByTestId('receive').click()
  const code = visit.dialog.getByTestId('receive-code')
  await code.waitFor()
  const address = (await accountOf(visit)).toLowerCase()
  for (const [theme, { viewport }] of [
    ['dark', desktop],
    ['light', phone],
  ] as const) {
    await setTheme(visit, theme)
    await visit.page.setViewportSize(viewport)
    await settled(visit)
    expect((await scan(code))?.toLowerCase(), theme).toBe(address)
  }
})
