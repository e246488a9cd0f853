import { expect } from 'vitest'
import type { Stage } from '../world/createStage.js'
import { loggedIn } from '../world/embeddedScenes.js'
import { withWallet } from '../world/loginScenes.js'
import { mount, openView } from '../world/mount.js'
import { see } from '../world/see.js'
import { type FakeAnswers, rightCode, serveFakeWallet } from '../world/serveFakeWallet.js'
import { settled } from '../world/settled.js'
import { test } from '../world/test.js'

const email = 'juno@example.com'

/** A page with the embedded wallet, whose frame answers as the play says. */
async function enter(
  stage: Stage,
  play?: FakeAnswers,
  options: Parameters<typeof mount>[1] = withWallet,
) {
  const visit = await stage.visit('/fixture', {
    wallets: [],
    // The provider of one test.
    forgive: /asked a stranger: http:\/\/localhost:1\//,
  })
  await mount(visit, options)
  await serveFakeWallet(visit, play)
  return visit
}

/** What acts on a login: it is fetched once the ways to log in are on the screen. */
const loginCode = /\/login[.-]/

test('by the keyboard alone: an address, a code, connected; and what goes on is said', async ({
  stage,
}) => {
  const visit = await enter(stage)
  const { page, said, modal, accountButton } = visit
  await openView(visit, { name: 'Connect' })
  await visit.dialog.getByTestId('email-input').fill(email)
  await page.keyboard.press('Enter')
  const code = visit.dialog.getByTestId('code')
  await see(said, `We sent six digits to ${email}`)
  const hasFocus = () =>
    code.evaluate((field) => (field.getRootNode() as ShadowRoot).activeElement === field)
  await expect.poll(hasFocus).toBe(true)
  await page.keyboard.type(rightCode)
  await modal.waitFor({ state: 'detached' })
  await accountButton.waitFor()
})

test('the place of e-mail and socials is kept until they are there: nothing moves', async ({
  stage,
}) => {
  // What is fetched ahead of the press cannot be held here.
  const visit = await enter(stage, undefined, { ...withWallet, prefetch: 'none' })
  let letIn = () => {}
  const held = new Promise<void>((resolve) => {
    letIn = resolve
  })
  await visit.page.route(/\/panel[.-]/, async (route) => {
    await held
    await route.continue()
  })
  await openView(visit, { name: 'Connect' })
  await visit.dialog.locator('.way-wait').first().waitFor()
  await settled(visit)
  const before = await visit.dialog.boundingBox()
  letIn()
  await visit.dialog.getByTestId('social-more').waitFor()
  await settled(visit)
  expect((await visit.dialog.boundingBox())?.height).toBe(before?.height)
})

test('an address is sent once the code for that can be had, and nothing that was typed is lost', async ({
  stage,
}) => {
  const visit = await enter(stage)
  await visit.page.route(loginCode, (route) => route.abort())
  await openView(visit, { name: 'Connect' })
  const field = visit.dialog.getByTestId('email-input')
  await field.fill(email)
  await visit.dialog.getByTestId('email-submit').click()
  await see(visit.dialog, 'could not be loaded')
  expect(await field.inputValue()).toBe(email)
  await visit.page.unroute(loginCode)
  await visit.dialog.getByTestId('email-submit').click()
  await see(visit.said, `We sent six digits to ${email}`)
})

test('a social login that is pressed before its code is here opens its window once that is', async ({
  stage,
}) => {
  const visit = await enter(stage, {
    GET_SOCIAL_REDIRECT_URI: { reply: { uri: 'http://localhost:1/authorize' } },
    CONNECT_SOCIAL: 'never',
  })
  let letIn = () => {}
  const held = new Promise<void>((resolve) => {
    letIn = resolve
  })
  await visit.page.route(loginCode, async (route) => {
    await held
    await route.continue()
  })
  await visit.context.route('http://localhost:1/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Say yes?' }),
  )
  await openView(visit, { name: 'Connect' })
  await visit.dialog.getByTestId('social-google').click()
  const opening = visit.context.waitForEvent('page')
  letIn()
  const popup = await opening
  await popup.waitForURL('http://localhost:1/authorize')
  await see(visit.sentence, 'Connect in the provider window')
})

test('a social login opens its window in the press, and goes on whatever becomes of the window', async ({
  stage,
}) => {
  const visit = await enter(stage, {
    GET_SOCIAL_REDIRECT_URI: { reply: { uri: 'http://localhost:1/authorize' } },
    CONNECT_SOCIAL: [{ failure: { message: 'not yet', code: 'waiting' } }, 'never'],
  })
  await visit.context.route('http://localhost:1/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Say yes?' }),
  )
  await openView(visit, { name: 'Connect' })
  const opening = visit.context.waitForEvent('page')
  await visit.dialog.getByTestId('social-google').click()
  const popup = await opening
  await see(visit.sentence, 'Connect in the provider window')
  await popup.waitForURL('http://localhost:1/authorize')
  await popup.close()
  await see(visit.sentence, 'Connect in the provider window')
  await visit.button('Cancel').click()
  await visit.dialog.getByTestId('social-google').waitFor()
})

test('the wallet’s own screen takes the keyboard', async ({ stage }) => {
  const visit = await enter(stage)
  await loggedIn({ name: 'WalletSecurity', data: { page: 'export' } }, 'frame-place')(visit)
  await visit.page.locator('iframe[data-foyer-frame]').waitFor()
  const focused = () => visit.page.evaluate(() => document.activeElement?.tagName)
  await expect.poll(focused).toBe('IFRAME')
})

test('a logged-in user can use the smart account, and change the address by two codes', async ({
  stage,
}) => {
  const visit = await enter(stage)
  await loggedIn({ name: 'AccountSettings' }, 'smart-account')(visit)
  const toggle = visit.dialog.getByTestId('smart-account')
  expect(await toggle.getAttribute('aria-checked')).toBe('false')
  await see(visit.dialog.getByTestId('custody'), 'both together could')
  await visit.dialog.getByTestId('settings-email').click()
  await visit.dialog.getByTestId('email-input').fill('juno.k@example.com')
  await visit.dialog.getByTestId('save-email').click()
  await see(visit.title, 'Confirm Current Email')
  await visit.dialog.getByTestId('code').fill(rightCode)
  await see(visit.title, 'Confirm New Email')
  await visit.dialog.getByTestId('code').fill('135790')
  await see(visit.title, 'Account Settings')
  await see(visit.dialog.getByTestId('settings-email'), 'juno.k@example.com')
})
