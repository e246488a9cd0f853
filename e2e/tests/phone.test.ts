import { expect, inject } from 'vitest'
import { findFaults } from '../world/axe.js'
import type { Pocket } from '../world/createPocket.js'
import type { Stage, VisitOptions } from '../world/createStage.js'
import type { Visit } from '../world/createVisit.js'
import { phoneAgent } from '../world/pairingScenes.js'
import { codeOf, readCode } from '../world/readCode.js'
import { phone } from '../world/screens.js'
import { see } from '../world/see.js'
import { testInMotion as test } from '../world/test.js'
import { tunnel } from '../world/tunnel.js'

const { accounts } = inject('world')
const [account = ''] = accounts

async function pair(visit: Visit, pocket: Pocket, uri?: string) {
  await pocket.scan(uri ?? (await codeOf(visit)))
  await pocket.agree()
  await visit.accountButton.waitFor()
  await visit.modal.waitFor({ state: 'detached' })
}

async function together(stage: Stage, options?: VisitOptions) {
  const pocket = await stage.pocket({ context: phone })
  const visit = await stage.visit('/', { wallets: [], ...options })
  await pair(visit, pocket)
  return { visit, pocket }
}

async function sign(visit: Visit, pocket: Pocket) {
  await visit.page.getByRole('button', { name: 'Sign message' }).click()
  await pocket.asked('Sign a message')
  await pocket.press('Sign')
  await see(visit.page.getByTestId('message-result'), /^Verified: 0x/)
}

for (const [screen, context] of [
  ['a desktop', {}],
  ['a small screen', { viewport: phone.viewport }],
] as const)
  test(`on ${screen} a code is scanned, a message signed, and all of it is there after a reload`, async ({
    stage,
  }) => {
    const { visit, pocket } = await together(stage, { context })
    await see(visit.address, account)
    await see(visit.accountButton, /12\.\d+ ETH/)
    await see(pocket.sessions, 'Harvest Market')
    await sign(visit, pocket)
    await visit.page.reload()
    await visit.accountButton.waitFor()
    await see(visit.address, account)
    await sign(visit, pocket)
  })

test('the wallet, too, is connected after a reload, with what was asked meanwhile', async ({
  stage,
}) => {
  const { visit, pocket } = await together(stage)
  await pocket.page.goto('about:blank')
  await visit.page.getByRole('button', { name: 'Sign message' }).click()
  await pocket.page.goto(inject('world').pocket?.url ?? '')
  await pocket.asked('Sign a message')
  await pocket.page.reload()
  await pocket.asked('Sign a message')
  await pocket.press('Sign')
  await see(visit.page.getByTestId('message-result'), /^Verified: 0x/)
})

test('coins are sent by the wallet to the network in use', async ({ stage }) => {
  const { visit, pocket } = await together(stage)
  await visit.page.getByLabel('To').fill('0x00000000000000000000000000000000000e2e77')
  await visit.page.getByLabel('Amount in ETH').fill('0.125')
  await visit.page.getByRole('button', { name: 'Send coins' }).click()
  await pocket.asked('Send a transaction')
  await see(pocket.page.locator('dl'), '0.125 ETH')
  await pocket.press('Send')
  await see(visit.page.getByTestId('send-result'), /Confirmed in block \d+/)
})

test('a retry after declining prompts again', async ({ stage }) => {
  const pocket = await stage.pocket({ context: phone })
  const visit = await stage.visit('/', { wallets: [] })
  await pocket.scan(await codeOf(visit))
  await pocket.asked('Connect to this page?')
  await pocket.press('Reject')
  await see(visit.sentence, 'Connection declined')
  await visit.button('Try again').click()
  await pocket.scan(await readCode(visit))
  await pocket.agree()
  await visit.accountButton.waitFor()
  await pocket.decide('reject', 'personal_sign')
  await visit.page.getByRole('button', { name: 'Sign message' }).click()
  await see(visit.page.getByTestId('message-result'), /declined|rejected/i)
})

test('when the page disconnects the wallet knows, and when the wallet does the page knows', async ({
  stage,
}) => {
  const { visit, pocket } = await together(stage)
  await visit.disconnect()
  await pocket.sessions.waitFor({ state: 'detached' })
  await see(visit.status, 'disconnected')
  await pair(visit, pocket)
  await pocket.press('Disconnect Harvest Market')
  await visit.connectButton.waitFor()
  await see(visit.status, 'disconnected')
  await visit.page.reload()
  await visit.connectButton.waitFor()
  await see(visit.status, 'disconnected')
})

test('the relay is lost and comes back, and nothing is', async ({ stage }) => {
  const pocket = await stage.pocket({ context: phone })
  const visit = await stage.visit('/', { wallets: [] })
  const way = await tunnel(visit.context)
  // Sockets are led through it from the next page on.
  await visit.page.reload()
  const uri = await codeOf(visit)
  await way.cut()
  // No wallet would answer this code, and the code says so until the way is back.
  const hint = visit.dialog.getByTestId('code-hint')
  await see(hint, 'The relay cannot be reached')
  await see(visit.said, /The relay cannot be reached/)
  way.mend()
  await see(hint, 'Scan')
  await pair(visit, pocket, uri)
  await expect.poll(way.sockets).toBe(1)
  await way.cut()
  await see(visit.status, 'connected')
  await visit.page.getByRole('button', { name: 'Sign message' }).click()
  await pocket.decide('approve', 'personal_sign')
  way.mend()
  await see(visit.page.getByTestId('message-result'), /^Verified: 0x/)
})

test('another account and another network of the wallet are those of the page', async ({
  stage,
}) => {
  const { visit, pocket } = await together(stage)
  await pocket.choose('Account', '1')
  await see(visit.address, accounts[1] ?? 'no account')
  await pocket.choose('Network', 'eip155:31338')
  await see(visit.chain, '31338')
  await visit.networkButton.click()
  await visit.dialog.getByTestId('network-eip155:31337').click()
  await see(visit.chain, '31337')
})

test('two tabs share the connection: either signs, and who disconnects in one does in both', async ({
  stage,
}) => {
  const { visit: one, pocket } = await together(stage)
  const two = await stage.visit('/', { beside: one })
  await two.accountButton.waitFor()
  await see(two.address, account)
  await sign(two, pocket)
  await sign(one, pocket)
  await two.disconnect()
  await one.connectButton.waitFor()
  await pocket.sessions.waitFor({ state: 'detached' })
})

/** A phone on which nothing takes the wallet's own links; here it would be the browser that asks what to do. */
const withoutApp = () => {
  const open = window.open.bind(window)
  window.open = (url, ...given) =>
    String(url).startsWith('pocket-wallet:') ? null : open(url, ...given)
}

/** Says yes in the tab that a press opens. */
async function agreeInTab(visit: Visit, press: () => Promise<void>) {
  const opening = visit.context.waitForEvent('page')
  await press()
  const page = await opening
  await page.getByRole('heading', { name: 'Connect to this page?' }).waitFor()
  // The code is a secret, and does not stay in the address.
  expect(new URL(page.url()).search).toBe('')
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await visit.accountButton.waitFor()
  await see(visit.address, account)
}

test('on a phone whose wallet did not come its page is opened by a link, and connects', async ({
  stage,
}) => {
  const visit = await stage.visit('/?pocket=listed', {
    wallets: [],
    context: { ...phone, userAgent: phoneAgent },
    first: withoutApp,
  })
  await visit.open()
  await visit.pick('Pocket Wallet')
  const universal = visit.dialog.getByTestId('open-universal')
  await agreeInTab(visit, () => universal.click())
})

test('on a desktop the page of a wallet is opened by a link, and connects', async ({ stage }) => {
  const visit = await stage.visit('/?pocket=listed', { wallets: [] })
  await visit.open()
  await visit.pick('Pocket Wallet')
  await visit.dialog.getByTestId('tab-web').click()
  await agreeInTab(visit, () => visit.dialog.getByTestId('open-web').click())
})

test('requests stay away from the page of a wallet that was opened, when the code was scanned after all', async ({
  stage,
}) => {
  const pocket = await stage.pocket({ context: phone })
  const visit = await stage.visit('/?pocket=listed', {
    wallets: [],
    first: () => {
      window.open = () => null
    },
  })
  await visit.open()
  await visit.pick('Pocket Wallet')
  await visit.dialog.getByTestId('tab-web').click()
  await visit.dialog.getByTestId('open-web').click()
  await visit.dialog.getByTestId('tab-mobile').click()
  await pocket.scan(await readCode(visit))
  await pocket.agree()
  await visit.accountButton.waitFor()
  expect(
    await visit.page.evaluate(() => localStorage.getItem('WALLETCONNECT_DEEPLINK_CHOICE')),
  ).toBeNull()
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`the wallet itself is used by keyboard and stands up to axe, ${colorScheme}`, async ({
    stage,
  }) => {
    const pocket = await stage.pocket({ context: { ...phone, colorScheme } })
    const visit = await stage.visit('/', { wallets: [] })
    const { page } = pocket
    const sound = async () => expect(await findFaults(page)).toEqual([])
    await pocket.scan('no code')
    await page.getByText('This is not a WalletConnect code').waitFor()
    await sound()
    await pocket.scan(await codeOf(visit))
    await pocket.asked('Connect to this page?')
    await sound()
    // What is asked has the focus.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await page.getByRole('button', { name: 'Connect', exact: true }).focus()
    await page.keyboard.press('Enter')
    await visit.accountButton.waitFor()
    await pocket.sessions.waitFor()
    await sound()
    await visit.page.getByRole('button', { name: 'Sign message' }).click()
    await pocket.asked('Sign a message')
    await sound()
    await pocket.press('Reject')
    await see(visit.page.getByTestId('message-result'), /declined|rejected/i)
  })
