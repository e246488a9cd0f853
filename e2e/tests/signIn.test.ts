import { generatePrivateKey } from 'viem/accounts'
import { expect, onTestFinished } from 'vitest'
import { createLogin } from '../world/createLogin.js'
import { createMailReader } from '../world/createMailReader.js'
import type { Visit } from '../world/createVisit.js'
import { delegate } from '../world/delegate.js'
import { five } from '../world/five.js'
import { openHost } from '../world/openHost.js'
import { openSafe } from '../world/openSafe.js'
import { codeOf } from '../world/readCode.js'
import { phone } from '../world/screens.js'
import { see } from '../world/see.js'
import { test } from '../world/test.js'

const status = ({ page }: Visit) => page.getByTestId('session-status')
const begin = ({ page }: Visit) => page.getByRole('button', { name: 'Sign in', exact: true })

/** Opens the list, and waits until the server has given a nonce, by which a press can do all at once. */
async function ready(visit: Visit) {
  const nonce = visit.page.waitForResponse(/auth\/v1\/nonce/)
  await begin(visit).click()
  await nonce
}

/** Connects a wallet and stays before the message. */
async function prompted(visit: Visit, wallet = 'Kestrel') {
  await ready(visit)
  await visit.pick(wallet)
  await see(visit.title, 'Sign In')
}

/** What the server says of the session that the page shows. */
async function serverSays({ page }: Visit) {
  await page.getByRole('button', { name: 'Ask the server' }).click()
  const result = page.getByTestId('server-says')
  await see(result, /^\w+:\S+:\S+$/)
  return result.innerText()
}

test('a wallet of each chain family signs in at the server, which knows the account after a reload', async ({
  stage,
}) => {
  const visit = await stage.visit('/members', five.options(stage.place))
  for (const { namespace, wallet } of five.families) {
    await ready(visit)
    await visit.pick(wallet)
    // One approval is enough where the wallet has a standard for it, and its code was here in time.
    const sign = visit.dialog.getByTestId('sign-in')
    const isDone = async () => (await visit.modal.count()) === 0
    await expect
      .poll(async () => (await isDone()) || sign.isVisible(), { timeout: 20_000 })
      .toBe(true)
    if (!(await isDone())) await sign.click()
    await visit.modal.waitFor({ state: 'detached' })
    await see(status(visit), 'signedIn')
    const address = await visit.page.getByTestId('session-account').innerText()
    const said = await serverSays(visit)
    expect(said.startsWith(`${namespace}:`), said).toBe(true)
    expect(said.endsWith(address), said).toBe(true)
    await visit.page.reload()
    await see(status(visit), 'signedIn')
    expect(await serverSays(visit)).toBe(said)
    await visit.accountButton.click()
    await visit.dialog.getByTestId('disconnect').click()
    await visit.modal.waitFor({ state: 'detached' })
    await see(status(visit), 'signedOut')
  }
})

test('where a session is required, Escape leaves nothing open and Cancel disconnects', async ({
  stage,
}) => {
  const visit = await stage.visit('/members?session=required', { wallets: ['kestrel'] })
  await prompted(visit)
  await visit.page.keyboard.press('Escape')
  await see(visit.title, 'Sign In')
  await visit.dialog.getByTestId('cancel-sign-in').click()
  await visit.modal.waitFor({ state: 'detached' })
  await see(status(visit), 'signedOut')
  expect((await visit.drive('Kestrel').state()).granted).toBe(false)
})

test('a declined signature is said, and the next one signs in', async ({ stage }) => {
  const visit = await stage.visit('/members', { wallets: ['kestrel'] })
  await prompted(visit)
  await visit.drive('Kestrel').reject('personal_sign')
  await visit.dialog.getByTestId('sign-in').click()
  await see(visit.dialog.getByTestId('sign-in-error'), /You declined/)
  await visit.drive('Kestrel').approve('personal_sign')
  await visit.dialog.getByTestId('sign-in').click()
  await see(status(visit), 'signedIn')
  await visit.accountButton.click()
  await visit.dialog.getByTestId('profile-wallets').click()
  await visit.dialog.getByTestId('sign-ins').click()
  await see(visit.title, 'Sign-ins')
  await see(visit.dialog.locator('[data-testid^="sign-in-"]'), /This browser/)
  await visit.page.keyboard.press('Escape')
  await visit.page.getByRole('button', { name: 'Sign out' }).click()
  await see(status(visit), 'signedOut')
})

test('where the server is of the page’s site a cookie holds the session, after a reload too, and no script of the page reads it', async ({
  stage,
}) => {
  const { server } = stage.place.world
  const host = await openHost()
  const visit = await stage.visit(`${host.alsoListed}/members?store=cookie`, {
    ...{ wallets: ['kestrel'], others: host.origins },
  })
  await prompted(visit)
  await visit.dialog.getByTestId('sign-in').click()
  await see(status(visit), 'signedIn')
  const said = await serverSays(visit)
  await visit.page.reload()
  await see(status(visit), 'signedIn')
  expect(await serverSays(visit)).toBe(said)
  const [cookie] = await visit.context.cookies(server?.url)
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict' })
  const readable = await visit.page.evaluate(
    () => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage }),
  )
  expect(readable).not.toContain(cookie?.value)
  await visit.page.getByRole('button', { name: 'Sign out' }).click()
  await see(status(visit), 'signedOut')
  await expect.poll(() => visit.context.cookies(server?.url)).toEqual([])
})

test('a wallet that can connects and signs in by one approval, and the server knows the account after a reload', async ({
  stage,
}) => {
  const name = 'Thimble'
  const visit = await stage.visit('/members?session=required', {
    wallets: [{ name, accounts: [1], signsIn: true }],
  })
  await ready(visit)
  // The press comes when the code of it is here.
  await visit.page.waitForLoadState('networkidle')
  await visit.drive(name).hold()
  await visit.pick(name)
  await expect.poll(async () => (await visit.drive(name).open()).length).toBe(1)
  await visit.drive(name).release()
  await visit.modal.waitFor({ state: 'detached' })
  await see(status(visit), 'signedIn')
  const methods = (await visit.drive(name).requests()).map(({ method }) => method)
  expect(methods).toContain('wallet_connect')
  expect(methods).not.toContain('personal_sign')
  const said = await serverSays(visit)
  expect(said).toMatch(/^eip155:\d+:0x70997970C51812dc3A010C7d01b50e0d17dc79C8$/i)
  await visit.page.reload()
  await see(status(visit), 'signedIn')
  expect(await serverSays(visit)).toBe(said)
})

test('one approval on the phone pairs and signs in, and a phone that does not know it is prompted after', async ({
  stage,
}) => {
  const pocket = await stage.pocket({ context: phone })
  const visit = await stage.visit('/members?networks=evm', { wallets: [] })
  await begin(visit).waitFor()
  await pocket.scan(await codeOf(visit))
  await pocket.asked('Sign in to this page?')
  await pocket.press('Sign in')
  await visit.modal.waitFor({ state: 'detached' })
  await see(status(visit), 'signedIn')
  expect(await serverSays(visit)).toMatch(/^eip155:/)
  expect(await pocket.methods()).toEqual(['wc_sessionAuthenticate'])
  await visit.page.reload()
  await see(status(visit), 'signedIn')
})

test('a page that is reloaded while the phone has the message waits for it, and the phone is prompted once', async ({
  stage,
}) => {
  const pocket = await stage.pocket({ context: phone })
  const visit = await stage.visit('/members', { wallets: [] })
  await begin(visit).waitFor()
  await pocket.scan(await codeOf(visit))
  await pocket.asked('Connect to this page?')
  await pocket.press('Connect')
  await see(visit.title, 'Sign In')
  await visit.dialog.getByTestId('sign-in').click()
  await pocket.asked('Sign a message')
  await visit.page.reload()
  await see(visit.title, 'Sign In')
  await visit.dialog.getByText(/^Continue in/).waitFor()
  await pocket.press('Sign')
  await visit.modal.waitFor({ state: 'detached' })
  await see(status(visit), 'signedIn')
  expect(await serverSays(visit)).toMatch(/^eip155:/)
  expect((await pocket.methods()).filter((one) => one === 'personal_sign')).toHaveLength(1)
})

test('a login goes on with the sign-in, on the wallet’s own screen, and by an account that is a contract', async ({
  stage,
}) => {
  const mails = createMailReader()
  const ann = await createLogin(stage, undefined, '/members?networks=evm&embedded=yes')
  const email = mails.address('member')
  await ann.askCode(email)
  await ann.enter(await mails.code(email))
  const arriving = ann.arrived()
  const origin = ann.frame.getByTestId('approval-origin')
  await origin.waitFor({ timeout: 60_000 })
  await ann.frame
    .getByText(/^Sign in to/)
    .first()
    .waitFor()
  await ann.approve()
  await arriving
  await see(status(ann), 'signedIn')
  expect(await serverSays(ann)).toMatch(/^eip155:/)
})

test('a Safe signs in at the server by its owners, who may decline and sign after', async ({
  stage,
}) => {
  const path = (around: string) => `/members?networks=evm&wallets=none&safe=${around}`
  const made = await openSafe(stage, path)
  onTestFinished(async () => void (await made.close()))
  const visit = await made.enter()
  await begin(visit).click()
  await visit.pick('Safe')
  await see(visit.title, 'Sign In')
  const sign = visit.dialog.getByTestId('sign-in')
  made.safe.set('reject')
  await sign.click()
  await see(visit.dialog.getByTestId('sign-in-error'), /You declined/)
  made.safe.set('execute')
  // A signature of the owners for something else is refused by the server, and the sentence is the one for accounts that are contracts.
  made.lie(`0x${'12'.repeat(65)}`)
  await sign.click()
  await see(visit.dialog.getByTestId('sign-in-error'), /might not support Smart Accounts/)
  made.lie(undefined)
  await sign.click()
  await visit.modal.waitFor({ state: 'detached' })
  await see(status(visit), 'signedIn')
  const said = await serverSays(visit)
  expect(said).toMatch(/^eip155:\d+:/)
  expect(said.endsWith(made.safe.address)).toBe(true)
  const again = await made.enter()
  await see(status(again), 'signedIn')
  expect(await serverSays(again)).toBe(said)
})

test('an account of a key that has delegated its code (EIP-7702) signs in at the server', async ({
  stage,
}) => {
  const secret = generatePrivateKey()
  const account = await delegate(stage, secret)
  const name = 'Seventy'
  const visit = await stage.visit('/members?networks=evm', {
    wallets: [{ name, accounts: [secret] }],
  })
  await prompted(visit, name)
  await visit.dialog.getByTestId('sign-in').click()
  await see(status(visit), 'signedIn')
  expect((await serverSays(visit)).endsWith(account)).toBe(true)
})
