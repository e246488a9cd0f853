import type { FoyerOptions } from '@foyer/core'
import { expect } from 'vitest'
import type { Stage } from '../world/createStage.js'
import { loggedIn } from '../world/embeddedScenes.js'
import { withWallet } from '../world/loginScenes.js'
import { mount, openView } from '../world/mount.js'
import { asked, playWallet, rightCode, type WalletPlay } from '../world/playWallet.js'
import { see } from '../world/see.js'
import { settled } from '../world/settled.js'
import { test } from '../world/test.js'

const email = 'juno@example.com'

/** A page with the embedded wallet, whose frame answers as the play says. */
async function enter(stage: Stage, play?: WalletPlay, options: Partial<FoyerOptions> = {}) {
  const visit = await stage.visit('/fixture', {
    wallets: [],
    // The provider of one test.
    forgive: /asked a stranger: http:\/\/localhost:1\//,
    context: { reducedMotion: 'reduce' },
  })
  await mount(visit, { ...withWallet, ...options })
  await playWallet(visit, play)
  return visit
}

async function askForCode(stage: Stage, play?: WalletPlay, options?: Partial<FoyerOptions>) {
  const visit = await enter(stage, play, options)
  await openView(visit, { name: 'Connect' })
  await visit.dialog.getByTestId('email-input').fill(email)
  await visit.page.keyboard.press('Enter')
  const code = visit.dialog.getByTestId('code')
  await code.waitFor()
  return { ...visit, code }
}

test('by the keyboard alone: an address, a code, connected; and what goes on is said', async ({
  stage,
}) => {
  const { page, code, said, modal, accountButton } = await askForCode(stage)
  await see(said, `We sent six digits to ${email}`)
  const hasFocus = () =>
    code.evaluate((field) => (field.getRootNode() as ShadowRoot).activeElement === field)
  await expect.poll(hasFocus).toBe(true)
  await page.keyboard.type(rightCode)
  await modal.waitFor({ state: 'detached' })
  await accountButton.waitFor()
})

test('a wrong code is said so, and the next key begins anew', async ({ stage }) => {
  const visit = await askForCode(stage)
  await visit.page.keyboard.type('111222')
  await see(visit.said, 'That code did not match')
  await see(visit.dialog.locator('.code-error'), 'That code did not match')
  expect(await visit.code.getAttribute('aria-invalid')).toBe('true')
  await visit.page.keyboard.type('2')
  await expect.poll(() => visit.code.inputValue()).toBe('2')
  await visit.dialog.locator('.code-error').waitFor({ state: 'detached' })
  await visit.page.keyboard.type('94817')
  await visit.modal.waitFor({ state: 'detached' })
})

for (const [code, words] of [
  ['code_expired', 'That code is too old'],
  ['too_many_tries', 'Too many tries'],
  ['server_unreachable', 'The login server cannot be reached'],
] as const)
  test(`${code} has a sentence of its own and a way on`, async ({ stage }) => {
    const visit = await askForCode(stage, { CONNECT_OTP: { failure: { message: 'x', code } } })
    await visit.page.keyboard.type('111222')
    await see(visit.dialog.locator('.code-error'), words)
    await visit.dialog.getByTestId('change-address').click()
    await visit.dialog.getByTestId('email-input').waitFor()
  })

test('another mail is sent after thirty seconds, and not before', async ({ stage }) => {
  const visit = await enter(stage)
  await visit.page.clock.install()
  const began = Date.now()
  await visit.page.clock.setFixedTime(began)
  await openView(visit, { name: 'EmailLogin' })
  await visit.dialog.getByTestId('email-input').fill(email)
  await visit.page.keyboard.press('Enter')
  await visit.page.clock.runFor(1_000)
  const wait = visit.dialog.getByTestId('resend-in')
  await see(wait, 'Send again in 0:')
  await visit.page.clock.setFixedTime(began + 31_000)
  await visit.page.clock.runFor(1_000)
  await visit.dialog.getByTestId('resend').click()
  await see(visit.said, 'Code email resent')
  await wait.waitFor()
  expect((await asked(visit)).filter((name) => name === 'CONNECT_EMAIL')).toHaveLength(2)
})

test('a slip in the address is found before anybody is asked', async ({ stage }) => {
  const visit = await enter(stage)
  await openView(visit, { name: 'Connect' })
  await visit.dialog.getByTestId('email-input').fill('juno@example')
  await visit.dialog.getByTestId('email-submit').click()
  await see(visit.said, 'Enter a complete e-mail address')
  expect(visit.page.frames()).toHaveLength(1)
})

test('nothing can be sent before the terms are agreed to', async ({ stage }) => {
  const visit = await enter(stage, {}, { features: { legalCheckbox: true } })
  await openView(visit, { name: 'Connect' })
  const google = visit.dialog.getByTestId('social-google')
  await expect.poll(() => google.getAttribute('aria-disabled')).toBe('true')
  await visit.dialog.getByTestId('legal-checkbox').check()
  await expect.poll(() => google.getAttribute('aria-disabled')).toBe(null)
})

test('the place of e-mail and socials is kept until they are there: nothing moves', async ({
  stage,
}) => {
  const visit = await enter(stage)
  let letIn = () => {}
  const held = new Promise<void>((resolve) => {
    letIn = resolve
  })
  await visit.page.route('**/Panel-*.js', async (route) => {
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

test('who is logged in can use the smart account, and change the address by two codes', async ({
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

test('what a second service will ask of a new address is told, seen and aloud, and leads back to the settings', async ({
  stage,
}) => {
  const visit = await enter(stage)
  const reply = { newEmail: 'juno.k@example.com', guard: 'later' }
  await loggedIn({ name: 'AccountSettings' }, 'smart-account', {
    UPDATE_EMAIL: { reply: { action: 'VERIFY_SECONDARY_OTP' } },
    UPDATE_EMAIL_SECONDARY_OTP: { reply },
  })(visit)
  await visit.dialog.getByTestId('settings-email').click()
  await visit.dialog.getByTestId('email-input').fill(reply.newEmail)
  await visit.dialog.getByTestId('save-email').click()
  await visit.dialog.getByTestId('code').fill('135790')
  await see(visit.sentence, 'Two mails will follow')
  await see(visit.said, /still goes by the former address/)
  for (const address of [email, reply.newEmail]) await visit.dialog.getByText(address).waitFor()
  await visit.dialog.getByTestId('understood').press('Enter')
  await see(visit.dialog.getByTestId('settings-email'), reply.newEmail)
})
