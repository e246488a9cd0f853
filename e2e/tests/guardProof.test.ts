import { randomBytes } from 'node:crypto'
import type { Page, Response, Route } from 'playwright-core'
import { expect, inject } from 'vitest'
import { confirmLogin } from '../world/confirmLogin.js'
import { createLogin, type Login, opened } from '../world/createLogin.js'
import type { Stage } from '../world/createStage.js'
import { openKeys } from '../world/openKeys.js'
import { pressUntilTaken } from '../world/pressUntilTaken.js'
import { reach } from '../world/reach.js'
import { see } from '../world/see.js'
import { test } from '../world/test.js'

/* The guard asks a social provider by a round of its own. The identity that the keeper names counts for nothing there. */

/** As long as a loaded machine may take. */
const patient = { timeout: 20_000 }
const { wallet, guard } = inject('world')
const uniqueName = (name: string) => `${name} ${randomBytes(4).toString('hex')}`

/** What the user says at the provider, and to each service that does not know the browser. */
async function logInAs(popup: Page, name: string, questions: number) {
  await popup.getByLabel('Name').fill(name)
  await popup.getByRole('button', { name: 'Go on', exact: true }).click()
  await confirmLogin(popup, questions)
}

/** From the button to the provider and back. */
async function logIn({ connectButton, dialog, page }: Login, name: string) {
  await connectButton.click()
  await logInAs(await opened(page, () => dialog.getByTestId('social-google').click()), name, 2)
}

async function openSecurity({ dialog, frame, openSettings }: Login) {
  await openSettings('wallet-security')
  await dialog.getByTestId('wallet-export').waitFor()
  await dialog.getByTestId('wallet-security').click()
  await reach(frame.getByTestId('wallet-page-security'))
}

/** Up to the provider’s window of a step-up. */
async function stepUp(window: Page): Promise<Page> {
  await pressUntilTaken(window, 'wallet-step-up')
  return opened(window, () => pressUntilTaken(window, 'wallet-step-up-social'))
}

/** Up to the provider’s window of the step-up that gives a part of the key back to the guard, and the wallet's own that asks. */
async function askForGuard(login: Login) {
  await openSecurity(login)
  await pressUntilTaken(login.frame, 'wallet-hand-back')
  const window = await openKeys(login)
  await pressUntilTaken(window, 'wallet-hand-back-go')
  return { window, popup: await stepUp(window) }
}

/** Another browser of a user who holds one share of the key by a printed code. */
async function openByCode(stage: Stage, name: string, code: string): Promise<Login> {
  const login = await createLogin(stage)
  await logIn(login, name)
  await login.frame.getByTestId('wallet-secret').fill(code)
  await pressUntilTaken(login.frame, 'wallet-open')
  await login.connected()
  return login
}

/** What the guard answered the wallet in a browser from now on: the call, the status, and the state if it says one. */
function hearGuard({ context }: Login): readonly string[] {
  const said: string[] = []
  context.on('response', async (response: Response) => {
    const url = new URL(response.url())
    // Its calls alone are proven by the browser's key: what the user answers on the guard's pages comes when they read it.
    if (url.origin !== guard?.url || !('dpop' in response.request().headers())) return
    const { state = '' } = await response.json().catch(() => ({}))
    said.push(`${url.pathname} ${response.status()} ${state}`.trim())
  })
  return said
}

/** The keeper of this browser answers a call in another way: it lies. */
async function lie(
  { context }: Login,
  path: string,
  change: (answer: object, route: Route) => object,
): Promise<void> {
  await context.route(`${wallet?.url}${path}`, async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    await route.fulfill({ response, json: response.ok() ? change(json, route) : json })
  })
}

/** From now on the keeper says what is. An answer that is still on its way was for a page that may be gone. */
async function endLies({ context }: Login, popup: Page): Promise<void> {
  // The guard answers the wallet before its last page has closed the window, and no window that is closing can be told.
  if (!popup.isClosed()) await popup.waitForEvent('close')
  await context.unrouteAll({ behavior: 'ignoreErrors' })
}

/** A user with one share of the key on paper, and all that opens it. */
async function holdsPart(stage: Stage) {
  const name = uniqueName('Ann')
  const first = await createLogin(stage)
  await logIn(first, name)
  const accounts = await first.connected()
  await openSecurity(first)
  await pressUntilTaken(first.frame, 'wallet-hold')
  const window = await openKeys(first)
  await logInAs(await stepUp(window), name, 0)
  await pressUntilTaken(window, 'wallet-way-printed')
  const code = (await window.getByTestId('wallet-printed-code').textContent()) ?? ''
  await window.getByTestId('wallet-on-paper').click()
  await pressUntilTaken(window, 'wallet-use-way')
  await window.getByTestId('wallet-page-hold-done').waitFor()
  return { name, code, accounts }
}

test('a share of the key goes back to the guard after the guard’s own round, and not by another user’s', async ({
  stage,
}) => {
  const { name, code, accounts } = await holdsPart(stage)
  // A keeper that finds every step-up good, and leads the window to the guard with another user's account.
  const second = await openByCode(stage, name, code)
  await lie(second, '/login/social/start', (answer, route) => ({
    ...answer,
    uri: route.request().postDataJSON().onward,
  }))
  await second.context.route(`${wallet?.url}/login/step-up/verify`, (route) =>
    route.fulfill({ json: {} }),
  )
  await second.context.clearCookies({ name: 'known_google' })
  const said = hearGuard(second)
  const { popup } = await askForGuard(second)
  await logInAs(popup, uniqueName('Mallory'), 1)
  await expect.poll(() => said.at(-1), patient).toBe('/guard/ask 200 refused')
  await endLies(second, popup)
  await second.reload()
  await second.connected()

  // And the user, in the very same browser: two rounds in one window, each service asking for itself.
  await second.context.clearCookies({ name: 'known_google' })
  const asking = await askForGuard(second)
  await logInAs(asking.popup, name, 1)
  await asking.window.getByTestId('wallet-page-hand-back-done').waitFor()
  await expect
    .poll(() => said.slice(-6), patient)
    .toEqual([
      '/guard/social/start 200',
      '/guard/read 403',
      '/guard/ask 200 allowed',
      '/guard/read 200',
      '/guard/deposit 200',
      '/guard/promote 200',
    ])
  const third = await createLogin(stage)
  await logIn(third, name)
  expect(await third.connected()).toEqual(accounts)
}, 240_000)

test('a keeper that names another user in a step-up has nothing deposited for that one', async ({
  stage,
}) => {
  const { name, code } = await holdsPart(stage)
  const login = await openByCode(stage, name, code)
  await lie(login, '/login/session', (answer) => {
    const { identity } = answer as { identity: object }
    return { ...answer, identity: { ...identity, subject: '1002' } }
  })
  await login.reload()
  await login.connected()
  const said = hearGuard(login)
  const { popup } = await askForGuard(login)
  await logInAs(popup, name, 1)
  // The wallet names the user that it expects: the guard turns that one away, whichever user it saw.
  await expect
    .poll(() => said.slice(-3), patient)
    .toEqual(['/guard/social/start 200', '/guard/read 403', '/guard/ask 200 refused'])
  await endLies(login, popup)
  await login.reload()
  await login.connected()
  await openSecurity(login)
  await see(login.frame.getByTestId('wallet-tier'), /Only you can open it/)
  expect(said.filter((call) => /allowed|deposit|put|promote/.test(call))).toEqual([])
}, 240_000)

test('a keeper that gives a thief its share and names them as the user gets nothing of the guard', async ({
  stage,
}) => {
  const ann = await createLogin(stage)
  const known: Record<string, unknown> = {}
  ann.context.on('response', async (response: Response) => {
    const { pathname } = new URL(response.url())
    const isOf = ['/login/shares/read', '/login/session'].includes(pathname)
    if (isOf && response.ok()) known[pathname] = await response.json()
  })
  await logIn(ann, uniqueName('Ann'))
  const accounts = await ann.connected()
  // All that the keeper knows, as it is after the wallet was made.
  await ann.reload()
  await ann.connected()
  await expect.poll(() => Object.keys(known).length, patient).toBe(2)

  const thief = await createLogin(stage)
  const said = hearGuard(thief)
  const { identity, wallet: record } = known['/login/session'] as Record<string, unknown>
  await lie(thief, '/login/social/finish', (answer) =>
    'login' in answer
      ? { ...answer, login: { ...(answer.login as object), identity, wallet: record } }
      : answer,
  )
  await lie(thief, '/login/session', (answer) => ({ ...answer, identity, wallet: record }))
  await lie(thief, '/login/shares/read', () => known['/login/shares/read'] as object)
  await logIn(thief, uniqueName('Mallory'))
  await expect.poll(() => said.at(-1), patient).toBe('/guard/ask 200 refused')
  await see(thief.sentence, 'Login declined')
  expect(await thief.accounts()).toEqual({})
  expect(said).toEqual(['/guard/social/start 200', '/guard/ask 200 refused'])

  // The request was for the right wallet: the user comes in by the same way.
  await ann.reload()
  expect(await ann.connected()).toEqual(accounts)
})
