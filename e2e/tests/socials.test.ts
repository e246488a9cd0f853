import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { confirmLogin } from '../world/confirmLogin.js'
import { createLogin, type Login, opened } from '../world/createLogin.js'
import { createMailReader } from '../world/createMailReader.js'
import { logInAtProvider } from '../world/logInAtProvider.js'
import { phoneAgent } from '../world/pairingScenes.js'
import { scan } from '../world/scan.js'
import { phone } from '../world/screens.js'
import { see } from '../world/see.js'
import { settled } from '../world/settled.js'
import { test } from '../world/test.js'

/* Logging in with accounts of social providers: stand-ins play the providers, each with the manners of its own. */

const ways = {
  google: 'Google',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
  x: 'X',
  discord: 'Discord',
} as const
type Way = keyof typeof ways

/** From the button to the window of the provider. */
async function askProvider(login: Login, way: Way): Promise<Page> {
  const { connectButton, dialog, page } = login
  await connectButton.click()
  await dialog.getByTestId('social-more').click()
  const popup = await opened(page, () => dialog.getByTestId(`social-${way}`).click())
  await see(popup.getByRole('heading'), `Stand-in for ${ways[way]}`)
  return popup
}

/** A user whom no service met before. */
const uniqueName = () => `Ann ${randomBytes(4).toString('hex')}`

async function logInWith(login: Login, way: Way, user: { name: string; email?: string }) {
  return logInAs(login, await askProvider(login, way), user)
}

async function logInAs(login: Login, popup: Page, user: { name: string; email?: string }) {
  const shown = await login.dialog.getByTestId('check-numbers').locator('dd').allTextContents()
  expect(shown).toEqual(expect.arrayContaining(await logInAtProvider(popup, user)))
  return login.connected()
}

/** The app on a phone, which read the code on the screen. */
async function scanned(login: Login): Promise<Page> {
  const code = login.dialog.getByTestId('farcaster-code')
  await code.getByRole('img').waitFor()
  await settled(login)
  const app = await login.context.newPage()
  await app.goto((await scan(code)) ?? 'no code')
  return app
}

for (const way of ['github', 'apple', 'facebook', 'x'] as const)
  test(`${way} logs a user in`, async ({ stage }) => {
    await logInWith(await createLogin(stage), way, { name: uniqueName() })
  })

test('discord logs a user in, also after a reload, and on a phone the same account leads to the same wallet', async ({
  stage,
}) => {
  const user = { name: uniqueName() }
  const login = await createLogin(stage)
  const before = await logInWith(login, 'discord', user)
  await login.reload()
  expect(await login.connected()).toEqual(before)
  const onPhone = await createLogin(stage, { ...phone, userAgent: phoneAgent })
  expect(await logInWith(onPhone, 'discord', user)).toEqual(before)
})

test('google logs a user in after a refusal, which is shown, and the address that it names is no way into the wallet of that address by mail', async ({
  stage,
}) => {
  const post = createMailReader()
  const byMail = await createLogin(stage)
  const email = post.address('ann')
  await byMail.askCode(email)
  await byMail.enter(await post.code(email))
  const accounts = await byMail.connected()

  const login = await createLogin(stage)
  const popup = await askProvider(login, 'google')
  await popup.getByRole('button', { name: 'Deny' }).click()
  await see(login.sentence, 'Login declined')
  const again = await opened(login.page, () => login.dialog.getByTestId('try-again').click())
  await see(again.getByRole('heading'), 'Stand-in for Google')
  const bySocial = await logInAs(login, again, { name: uniqueName(), email })
  expect(bySocial.eip155[0]?.address).not.toBe(accounts.eip155[0]?.address)
})

test('inside Telegram on a phone the page itself goes to the provider and comes back, whatever was said there', async ({
  stage,
}) => {
  const login = await createLogin(stage, { ...phone, userAgent: phoneAgent })
  const { context, dialog, page } = login
  await page.addInitScript(() => Object.assign(globalThis, { TelegramWebviewProxy: {} }))
  await login.reload()
  const here = page.url()
  await login.connectButton.click()
  await dialog.getByTestId('social-more').click()
  await dialog.getByTestId('social-github').click()
  await see(page.getByRole('heading'), 'Stand-in for GitHub')
  await page.getByRole('button', { name: 'Deny' }).click()
  await page.waitForURL(/result_uri=/)
  await login.reload()
  await see(login.sentence, 'Login declined')
  await expect.poll(() => page.url()).toBe(here)

  await dialog.getByTestId('try-again').click()
  await page.getByLabel('Name').fill(uniqueName())
  await page.getByRole('button', { name: 'Go on', exact: true }).click()
  await confirmLogin(page)
  await page.waitForURL(/result_uri=/)
  await login.reload()
  const accounts = await login.connected()
  await expect.poll(() => page.url()).toBe(here)
  expect(context.pages()).toEqual([page])
  await login.reload()
  expect(await login.connected()).toEqual(accounts)
})

test('farcaster logs a user in by its app, scanned or opened on the phone itself', async ({
  stage,
}) => {
  const fid = String(randomBytes(4).readUInt32BE() + 1)
  const logIn = async (login: Login, reach: (login: Login) => Promise<Page>) => {
    await login.connectButton.click()
    await login.dialog.getByTestId('social-farcaster').click()
    const app = await reach(login)
    await app.getByLabel('Your number').fill(fid)
    await app.getByRole('button', { name: 'Sign in' }).click()
    await see(app.getByRole('main'), 'Signed')
    return login.connected()
  }
  const before = await logIn(await createLogin(stage), scanned)
  const onPhone = await createLogin(stage, { ...phone, userAgent: phoneAgent })
  const open = ({ page, dialog }: Login) =>
    opened(page, () => dialog.getByTestId('open-farcaster').click())
  expect(await logIn(onPhone, open)).toEqual(before)
})
