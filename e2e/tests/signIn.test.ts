import { expect } from 'vitest'
import type { Visit } from '../world/createVisit.js'
import { five } from '../world/five.js'
import { openHost } from '../world/openHost.js'
import { see } from '../world/see.js'
import { test } from '../world/test.js'

const status = ({ page }: Visit) => page.getByTestId('session-status')
const begin = ({ page }: Visit) => page.getByRole('button', { name: 'Sign in', exact: true })

/** Connects a wallet and stays before the message. */
async function prompted(visit: Visit, wallet = 'Kestrel') {
  await begin(visit).click()
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
    await prompted(visit, wallet)
    await visit.dialog.getByTestId('sign-in').click()
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
  expect(await visit.context.cookies(server?.url)).toEqual([])
})
