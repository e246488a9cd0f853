import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mnemonicToSeed } from '@scure/bip39'
import {
  createKeyPairSignerFromBytes,
  createKeyPairSignerFromPrivateKeyBytes,
  getBase58Encoder,
} from '@solana/kit'
import type { Browser, Frame, Page } from 'playwright-core'
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addAuthenticator } from '../testing/addAuthenticator.js'
import { findViolations } from '../testing/findViolations.js'
import { pressUntilTaken } from '../testing/pressUntilTaken.js'
import { serveBuilt } from '../testing/serveBuilt.js'
import { settled } from '../testing/settled.js'
import { startBrowser } from '../testing/startBrowser.js'
import { waitShown } from '../testing/waitShown.js'
import type { PagesOfTest } from './testing/pages.js'

const allow = 'publickey-credentials-get *; publickey-credentials-create *; clipboard-write *'

let browser: Browser
let served: Awaited<ReturnType<typeof serveBuilt>>
let page: Page
let frame: Frame
let failures: string[]

beforeAll(async () => {
  served = await serveBuilt({
    ...{ folder: join(import.meta.dirname, 'testing'), framed: ['pages'], alone: ['approve'] },
    answer({ url, places }) {
      if (url.pathname !== '/host') return undefined
      const frame = `<iframe style="border:0;width:360px;height:600px" allow="${allow}" src="${places.wallet}/pages"></iframe>`
      return { type: '.html', body: `<body style="margin:0">${frame}` }
    },
  })
  browser = await startBrowser()
})
afterAll(async () => {
  await browser?.close()
  await served?.stop()
})

beforeEach(async () => {
  const context = await browser.newContext({ viewport: { width: 360, height: 600 } })
  context.setDefaultTimeout(20_000)
  page = await context.newPage()
  failures = []
  page.on('pageerror', ({ message }) => failures.push(message))
  await page.goto(`${served.host}/host`)
  const found = page.frames()[1]
  if (!found) throw new Error('There is a frame')
  frame = found
  await frame.waitForSelector('html[data-ready]', { state: 'attached' })
  return async () => {
    expect(failures).toEqual([])
    await context.close()
  }
})

type Scope = { pagesOfTest: PagesOfTest }
const show = (name: string, what: 'security' | 'export' | 'log' | 'recover') =>
  frame.evaluate(([name, what]) => (window as unknown as Scope).pagesOfTest.show(name, what), [
    name,
    what,
  ] as const)
const address = (name: string) =>
  frame.evaluate((name) => (window as unknown as Scope).pagesOfTest.address(name), name)
const addresses = (name: string) =>
  frame.evaluate((name) => (window as unknown as Scope).pagesOfTest.addresses(name), name)
const press = (testId: string) => pressUntilTaken(frame, testId)
const shot = async (name: string, on = page) => {
  if (process.env.SHOTS) await on.screenshot({ path: `${process.env.SHOTS}/${name}.png` })
}

/** Nothing that a reader or a narrow screen would stumble over. */
async function sound(on: Frame | Page = frame) {
  await settled(on)
  expect(await findViolations(on, ['wcag2a', 'wcag2aa'])).toEqual([])
  const [width, room] = await on.evaluate(() => [
    document.documentElement.scrollWidth,
    window.innerWidth,
  ])
  expect(width).toBeLessThanOrEqual(room ?? 0)
}

/** Keys are shown, and change hands, in a window of the wallet and nowhere else. */
async function openAlone(): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await press('wallet-window')
  const opened = await opening
  opened.on('pageerror', ({ message }) => failures.push(message))
  return opened
}

/** From a row to that window. */
async function openFrom(row: string): Promise<Page> {
  await press(row)
  return openAlone()
}

/** Presses what closes the window. */
async function leave(window: Page, testId: string) {
  await Promise.all([window.waitForEvent('close'), pressUntilTaken(window, testId)])
}

async function stepUp(on: Frame | Page = frame) {
  await pressUntilTaken(on, 'wallet-step-up')
  await on.getByTestId('wallet-code').fill('000000')
  // Said of this one: the words for readers may still be those about the code before.
  await on.locator('[data-testid="wallet-code"][aria-invalid="true"]').waitFor()
  await on.locator('.code-error').getByText('That code is wrong.').waitFor()
  await on.getByTestId('wallet-code').fill('123456')
}

test('a passkey takes the place of the guard, in a window of the wallet', async () => {
  await show('first', 'security')
  await frame.getByTestId('wallet-page-security').waitFor()
  await shot('security-guarded')
  await sound()
  const window = await openFrom('wallet-hold')
  await shot('elsewhere-hold')
  await sound()
  await addAuthenticator(window, { locks: true })
  await stepUp(window)
  await pressUntilTaken(window, 'wallet-way-passkey')
  await pressUntilTaken(window, 'wallet-use-way')
  await window.getByTestId('wallet-page-hold-done').waitFor()
  await shot('hold-done', window)
  await leave(window, 'wallet-back')
  await frame.getByText('You hold your key').waitFor()
  await shot('security-user')
})

const drop = (at: number) =>
  frame.evaluate((at) => (window as unknown as Scope).pagesOfTest.drop(at), at)
const left = () => frame.evaluate(() => (window as unknown as Scope).pagesOfTest.left())

test('Escape leads back a page, and out of the first one', async () => {
  await show('first', 'security')
  await press('wallet-passkey')
  await frame.getByTestId('wallet-page-passkey').waitFor()
  await page.keyboard.press('Escape')
  await frame.getByTestId('wallet-page-security').waitFor()
  expect(await left()).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(left).toEqual(['first security'])
  await frame.evaluate(() => (window as unknown as Scope).pagesOfTest.loggedOut())
  await frame.getByTestId('wallet-page-logged-out').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(left).toEqual(['first security', 'loggedOut'])
})

test('a page ends when the page around the frame no longer waits for it, and its window with it', async () => {
  await show('first', 'security')
  const window = await openFrom('wallet-take')
  await window.getByTestId('wallet-step-up').waitFor()
  await Promise.all([window.waitForEvent('close'), drop(0)])
  await frame.locator('foyer-page').waitFor({ state: 'detached' })
  await expect.poll(left).toEqual(['dropped'])
})

test('a page that is ended while it loads does not come, and the late end of another leaves the one that stands', async () => {
  const early = frame.evaluate(async () => {
    const { show, drop } = (window as unknown as Scope).pagesOfTest
    const shown = show('first', 'security')
    drop(0)
    await shown
  })
  await early
  expect(await frame.locator('foyer-page').count()).toBe(0)
  await show('first', 'log')
  await show('first', 'security')
  await drop(1)
  await expect.poll(left).toEqual(['dropped', 'first log'])
  await frame.getByTestId('wallet-page-security').waitFor()
})

test('of two pages the later one is shown, also when the earlier one loads for longer', async () => {
  await frame.evaluate(() => {
    const { late, show } = (window as unknown as Scope).pagesOfTest
    late()
    void show('first', 'log')
  })
  await show('first', 'security')
  await frame.evaluate(() => (window as unknown as Scope).pagesOfTest.go())
  await expect.poll(left).toEqual(['first log'])
  await frame.getByTestId('wallet-page-security').waitFor()
})

test('a page that ends while a passphrase is set leaves it set', async () => {
  await show('first', 'security')
  const window = await openFrom('wallet-hold')
  await stepUp(window)
  await pressUntilTaken(window, 'wallet-way-passphrase')
  for (const field of ['wallet-passphrase', 'wallet-passphrase-again'])
    await window.getByTestId(field).fill('kettle orbit violin moss')
  await pressUntilTaken(window, 'wallet-use-way')
  await Promise.all([window.waitForEvent('close'), drop(0)])
  const tier = () => frame.evaluate(() => (window as unknown as Scope).pagesOfTest.tier('first'))
  expect(await frame.locator('foyer-page').count()).toBe(0)
  await expect.poll(tier).toBe('user')
  await show('second', 'recover')
  await frame.getByTestId('wallet-secret').fill('kettle orbit violin moss')
  await press('wallet-open')
  await expect.poll(left).toEqual(['dropped', 'second recover'])
})

test('a passkey opens the wallet in another browser, in a frame of another site', async () => {
  await addAuthenticator(page, { locks: true })
  await frame.evaluate(() => (window as unknown as Scope).pagesOfTest.hold('first'))
  const before = await address('first')
  await show('second', 'recover')
  await press('wallet-open')
  await expect
    .poll(() => frame.evaluate(() => (window as unknown as Scope).pagesOfTest.left()))
    .toEqual(['second recover'])
  expect(await address('second')).toBe(before)
})

test('a way is added and the other removed, and then the guard takes the part back', async () => {
  await show('first', 'security')
  await frame.getByTestId('wallet-page-security').waitFor()
  const before = await address('first')
  let window = await openFrom('wallet-hold')
  await stepUp(window)
  await pressUntilTaken(window, 'wallet-way-printed')
  const code = (await window.getByTestId('wallet-printed-code').textContent()) ?? ''
  await window.getByTestId('wallet-on-paper').check()
  await pressUntilTaken(window, 'wallet-use-way')
  await leave(window, 'wallet-back')
  window = await openFrom('wallet-ways')
  await addAuthenticator(window, { locks: true })
  await pressUntilTaken(window, 'wallet-way-printed')
  await window.getByText('It is your only way').waitFor()
  expect(await window.getByTestId('wallet-remove-way').count()).toBe(0)
  await pressUntilTaken(window, 'wallet-back')

  await pressUntilTaken(window, 'wallet-add-way')
  await stepUp(window)
  await window.getByTestId('wallet-secret').fill(code)
  await pressUntilTaken(window, 'wallet-open')
  await window.getByTestId('wallet-way-passkey').waitFor()
  expect(await window.getByTestId('wallet-way-printed').count()).toBe(0)
  await pressUntilTaken(window, 'wallet-way-passkey')
  await pressUntilTaken(window, 'wallet-use-way')
  await window.getByTestId('wallet-page-hold-done').waitFor()
  await pressUntilTaken(window, 'wallet-back')
  await window.getByTestId('wallet-page-ways').waitFor()
  await shot('ways', window)
  await sound(window)
  await pressUntilTaken(window, 'wallet-way-printed')
  await shot('way', window)
  await sound(window)
  await pressUntilTaken(window, 'wallet-remove-way')
  await stepUp(window)
  await pressUntilTaken(window, 'wallet-open')
  await window.getByText('your printed code opens nothing').waitFor()
  await shot('way-removed', window)
  await pressUntilTaken(window, 'wallet-back')
  await window.getByText('Your part opens with your passkey').waitFor()
  await leave(window, 'wallet-back')

  window = await openFrom('wallet-hand-back')
  await window.getByText('It will ask by mail at ada@example.com').waitFor()
  await shot('hand-back', window)
  await sound(window)
  await frame.evaluate(() => (window as unknown as Scope).pagesOfTest.theme('dark'))
  await shot('hand-back-dark', window)
  await shot('elsewhere-dark')
  await pressUntilTaken(window, 'wallet-hand-back-go')
  await stepUp(window)
  await window.getByTestId('wallet-page-hand-back-done').waitFor()
  await shot('hand-back-done', window)
  await leave(window, 'wallet-back')
  await frame.getByText('Two services guard your key').waitFor()
  expect(await address('first')).toBe(before)
}, 180_000)

test('a browser whose passkeys cannot lock says so, and nothing changes', async () => {
  await show('first', 'security')
  const window = await openFrom('wallet-hold')
  await addAuthenticator(window)
  await stepUp(window)
  await pressUntilTaken(window, 'wallet-way-passkey')
  await pressUntilTaken(window, 'wallet-use-way')
  await window.getByText('cannot lock a wallet').first().waitFor()
  expect(await frame.evaluate(() => (window as unknown as Scope).pagesOfTest.tier('first'))).toBe(
    'guarded',
  )
})

test('a printed code is shown once, and typed in elsewhere opens the wallet', async () => {
  await show('first', 'security')
  const window = await openFrom('wallet-hold')
  await stepUp(window)
  await pressUntilTaken(window, 'wallet-way-printed')
  const code = (await window.getByTestId('wallet-printed-code').textContent()) ?? ''
  await shot('printed', window)
  expect(await window.getByTestId('wallet-use-way').isDisabled()).toBe(true)
  const before = await address('first')
  await window.getByTestId('wallet-on-paper').check()
  await pressUntilTaken(window, 'wallet-use-way')
  await window.getByTestId('wallet-page-hold-done').waitFor()
  await leave(window, 'wallet-done')
  await press('wallet-done')
  await show('second', 'recover')
  await frame.getByTestId('wallet-secret').fill(code.slice(0, -1))
  await press('wallet-open')
  await frame.getByText('That is not a whole code.').first().waitFor()
  await shot('recover-wrong')
  await frame.getByTestId('wallet-secret').fill(code.toLowerCase())
  await locked('open')
  await frame.getByTestId('wallet-secret').press('Enter')
  await frame.getByTestId('wallet-open').waitFor({ state: 'detached' })
  expect(await address('second')).toBe(before)
  // The browser before has to be opened anew, by the same code, and says why.
  await expect(address('first')).rejects.toThrow('split anew')
  await show('first', 'recover')
  await frame.getByText('so that a lost browser opens nothing').waitFor()
  await shot('recover-again')
}, 120_000)

/** SLIP-0010 for ed25519, m/44'/501'/0'/0', by Node's own HMAC. */
function solanaSeed(seed: Uint8Array): Uint8Array {
  const mac = (key: string | Uint8Array, data: Uint8Array) => {
    const both = createHmac('sha512', key).update(data).digest()
    return { key: both.subarray(0, 32), chain: both.subarray(32) }
  }
  const step = ({ key, chain }: ReturnType<typeof mac>, index: number) => {
    const data = Buffer.alloc(37)
    data.set(key, 1)
    data.writeUInt32BE(index + 0x80000000, 33)
    return mac(chain, data)
  }
  return [44, 501, 0, 0].reduce(step, mac('ed25519 seed', seed)).key
}

test('keys are hidden until pressed, and the kit is saved as a file', async () => {
  await show('first', 'export')
  await sound()
  await shot('elsewhere')
  const window = await openAlone()
  const press = (testId: string) => pressUntilTaken(window, testId)
  await press('wallet-step-up')
  await window.getByTestId('wallet-code').fill('000000')
  await window.locator('.code-error').getByText('That code is wrong.').waitFor()
  await window.getByTestId('wallet-code').fill('123456')
  await press('wallet-reveal')
  await window.getByTestId('wallet-show-phrase').waitFor()
  expect(await window.getByTestId('wallet-secret-phrase').count()).toBe(0)
  await press('wallet-show-phrase')
  await window.getByTestId('wallet-secret-phrase').waitFor()
  expect(await window.getByTestId('wallet-secret-phrase').locator('li').count()).toBe(12)
  if (process.env.SHOTS) await window.screenshot({ path: `${process.env.SHOTS}/take.png` })
  const words = await window.getByTestId('wallet-secret-phrase').locator('li').allTextContents()
  const phrase = words.map((word) => word.replace(/[^a-z]/g, '')).join(' ')
  await press('wallet-show-ethereum')
  await press('wallet-show-solana')
  const ethereum = await window.getByTestId('wallet-secret-ethereum').innerText()
  const solana = await window.getByTestId('wallet-secret-solana').innerText()
  const own = await addresses('first')
  // What other wallets make of it.
  expect(mnemonicToAccount(phrase).address).toBe(own?.eip155)
  expect(privateKeyToAccount(ethereum.trim() as `0x${string}`).address).toBe(own?.eip155)
  const derived = solanaSeed(await mnemonicToSeed(phrase))
  expect((await createKeyPairSignerFromPrivateKeyBytes(derived)).address).toBe(own?.solana)
  const pair = getBase58Encoder().encode(solana.trim())
  expect((await createKeyPairSignerFromBytes(pair)).address).toBe(own?.solana)
  await press('wallet-show-phrase')
  await window.getByTestId('wallet-secret-phrase').waitFor({ state: 'detached' })
  await window.getByTestId('wallet-kit-passphrase').fill('short')
  await press('wallet-kit')
  await window.getByText('This one is guessed early.').first().waitFor()
  await window.getByTestId('wallet-kit-passphrase').fill('kettle orbit violin moss')
  const [file] = await Promise.all([
    window.waitForEvent('download', { timeout: 120_000 }),
    press('wallet-kit'),
  ])
  const kit = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(kit).toMatchObject({ format: 'foyer leaving kit', version: 1 })
  expect(kit.addresses.eip155).toBe(await address('first'))
}, 180_000)

test('tells where the second service asks when that is elsewhere, what is left to do, and undoes it', async () => {
  await show('moved', 'security')
  await frame.getByText('still asks at ada@old.example').waitFor()
  await sound()
  await press('wallet-guard-email-move')
  await frame.getByText('a link to ada@old.example and ada@example.com').waitFor()
  await shot('guard-email')
  await press('wallet-guard-email-cancel')
  await frame.getByTestId('wallet-guard-email-move').waitFor()
  await shot('guard-email-apart')
})

test('shows what happened, and which browsers are logged in', async () => {
  await show('first', 'log')
  await frame.getByText('Safari (iOS)').waitFor()
  await sound()
  await shot('log')
  await frame.evaluate(() => (window as unknown as Scope).pagesOfTest.theme('light'))
  await shot('log-light')
})

const isLetIn = (name: string) =>
  frame.evaluate((name) => (window as unknown as Scope).pagesOfTest.isLetIn(name), name)
const letIn = (name: string) =>
  frame.evaluate((name) => (window as unknown as Scope).pagesOfTest.letIn(name), name)

test.for([
  ['one other', 'wallet-log-out-BBBBBBBBBBBBBBBBBBBBBB', [false, true]],
  ['all others', 'wallet-log-out-others', [false, false]],
] as const)(
  'has the guard send %s away though the page is closed before the keeper has answered',
  async ([, button, stay]) => {
    const silent = (is: boolean) =>
      frame.evaluate((is) => (window as unknown as Scope).pagesOfTest.silent(is), is)
    const lost = 'B'.repeat(43)
    const areLetIn = () => Promise.all([isLetIn(lost), isLetIn('kept')])
    await silent(true)
    await show('first', 'log')
    for (const name of [lost, 'kept']) await letIn(name)
    expect(await areLetIn()).toEqual([true, true])
    await press(button)
    await expect.poll(areLetIn).toEqual(stay)
    await page.keyboard.press('Escape')
    await silent(false)
    // The keeper still has them logged in, as far as is known here, and the user is offered it again.
    await show('first', 'log')
    await frame.getByTestId(button).waitFor()
  },
)

test('logs all other browsers out at both services, by a press that counts once all before it was seen, and says so', async () => {
  await show('first', 'log')
  await letIn('lost')
  expect(await isLetIn('lost')).toBe(true)
  const row = frame.getByTestId('wallet-log-out-others')
  await row.waitFor()
  await frame.evaluate(() => (window as unknown as Scope).pagesOfTest.theme('light'))
  await sound()
  await shot('log-out-others-light')
  await frame.evaluate(() => (window as unknown as Scope).pagesOfTest.theme('dark'))
  await row.focus()
  await press('wallet-log-out-others')
  await frame.locator('.note', { hasText: 'All other browsers are logged out.' }).waitFor()
  expect(await frame.getByRole('status').allInnerTexts()).toContain(
    'All other browsers are logged out.',
  )
  // The row that had the focus is gone: the page is read from its name again.
  await frame.locator('h1:focus').waitFor()
  expect(await row.count()).toBe(0)
  expect(await frame.getByText('Safari (iOS)').count()).toBe(0)
  expect([await isLetIn('first'), await isLetIn('lost')]).toEqual([true, false])
  await sound()
  await shot('log-out-others-done')
})

test('a user who requires a passkey needs it before the keys are shown, in their window', async () => {
  const { keys } = await addAuthenticator(page)
  await show('first', 'security')
  await press('wallet-passkey')
  await press('wallet-passkey-on')
  await frame.getByTestId('wallet-passkey-off').waitFor()
  await press('wallet-back')
  await press('wallet-take')
  const window = await openAlone()
  // Of the same device.
  const { take, verifies } = await addAuthenticator(window)
  for (const key of await keys()) await take(key)
  await verifies(false)
  await pressUntilTaken(window, 'wallet-use-passkey')
  await window.locator('.note[data-tone="error"]').waitFor()
  expect(await window.getByTestId('wallet-step-up').count()).toBe(0)
  await verifies(true)
  await pressUntilTaken(window, 'wallet-use-passkey')
  await window.getByTestId('wallet-step-up').waitFor()
})

test('a user who requires a passkey needs it before others hold the keys, and to require it no more', async () => {
  const { verifies, goes, keys } = await addAuthenticator(page)
  await show('first', 'security')
  await press('wallet-passkey')
  await frame.getByTestId('wallet-page-passkey').waitFor()
  await sound()
  await press('wallet-passkey-on')
  await frame.getByTestId('wallet-passkey-off').waitFor()
  await sound()
  await shot('passkey')

  // Nothing of it is changed or shown by who does not show that it is them.
  await verifies(false)
  const no = frame.locator('.note[data-tone="error"]')
  for (const id of ['wallet-limit-100000', 'wallet-passkey-off']) {
    await press(id)
    await no.waitFor()
  }
  await expect(frame.getByTestId('wallet-limit-1000').getAttribute('aria-current')).resolves.toBe(
    'true',
  )
  await press('wallet-back')
  let window = await openFrom('wallet-hold')
  const own = await addAuthenticator(window)
  for (const key of await keys()) await own.take(key)
  await own.verifies(false)
  await pressUntilTaken(window, 'wallet-use-passkey')
  await window.locator('.note[data-tone="error"]').waitFor()
  await sound(window)
  expect(await window.getByTestId('wallet-step-up').count()).toBe(0)
  await leave(window, 'wallet-back')
  await verifies(true)
  await press('wallet-passkey')
  await press('wallet-limit-100')
  await frame.locator('[data-testid="wallet-limit-100"][aria-current="true"]').waitFor()

  // Without it there is a way on, which takes a day.
  await press('wallet-passkey-lost')
  await stepUp()
  await frame.getByText('Come back after').first().waitFor()
  await sound()
  await press('wallet-back')
  // Every browser of the user shows it, and says no to it: then its day begins anew.
  const wait = (ms: number) =>
    frame.evaluate((ms) => (window as unknown as Scope).pagesOfTest.wait(ms), ms)
  const day = 86_400_000
  await press('wallet-back')
  await frame.getByTestId('wallet-said-lost').waitFor()
  await sound()
  await shot('said-lost')
  await press('wallet-not-lost')
  await frame.getByTestId('wallet-said-lost').waitFor({ state: 'detached' })
  const sayLost = async () => {
    await show('first', 'security')
    await press('wallet-passkey')
    await press('wallet-passkey-lost')
    await stepUp()
  }
  await wait(day)
  await sayLost()
  await frame.getByText('Come back after').first().waitFor()
  // Too early it is of no use; a day later it ends.
  await wait(day - 1)
  await sayLost()
  await frame.getByText('Come back after').first().waitFor()
  await wait(1)
  await sayLost()
  await frame.getByText('Your passkey is not asked for any more').first().waitFor()
  await press('wallet-back')
  await frame.getByTestId('wallet-passkey-on').waitFor()

  // A device that has it no more is no dead end.
  await press('wallet-passkey-on')
  await frame.getByTestId('wallet-passkey-off').waitFor()
  await goes()
  await press('wallet-back')
  window = await openFrom('wallet-hold')
  await (await addAuthenticator(window)).goes()
  await pressUntilTaken(window, 'wallet-use-passkey')
  await pressUntilTaken(window, 'wallet-gate-lost')
  await window.getByTestId('wallet-passkey-lost').waitFor()
}, 180_000)

test('the pages that see the account are listed, and sent away one by one', async () => {
  await show('first', 'security')
  await press('wallet-origins')
  await frame.getByText('docs.stalls.example', { exact: true }).waitFor()
  await sound()
  await shot('origins')
  await press('wallet-disconnect-docs.stalls.example')
  await frame.getByText('docs.stalls.example', { exact: true }).waitFor({ state: 'detached' })
  await frame.getByText('stalls.example', { exact: true }).waitFor()
})

test('a request to connect without a login shows a screen that says so, in both themes and directions', async () => {
  const of = (act: 'loggedOut' | 'failed' | 'turn' | 'light') =>
    frame.evaluate((act) => {
      const { loggedOut, theme } = (window as unknown as Scope).pagesOfTest
      if (act === 'loggedOut') loggedOut()
      if (act === 'failed') loggedOut('The server cannot be reached. Try again.')
      if (act === 'turn') document.querySelector('foyer-page')?.setAttribute('dir', 'rtl')
      if (act === 'light') theme('light')
    }, act)
  await frame.evaluate(() => (window as unknown as Scope).pagesOfTest.theme('dark'))
  await of('loggedOut')
  await frame.getByTestId('wallet-page-logged-out').waitFor()
  await sound()
  await shot('logged-out')
  await of('turn')
  await sound()
  await shot('logged-out-rtl')
  // What the page asks for while it stands there is followed.
  await of('light')
  await sound()
  await shot('logged-out-light')
  await press('wallet-done')
  await frame.getByTestId('wallet-page-logged-out').waitFor({ state: 'detached' })
  // What is not known is not said.
  await of('failed')
  await frame.getByText('The server cannot be reached.').waitFor()
  expect(await frame.getByText('No user is logged in here').count()).toBe(0)
  await sound()
  await shot('logged-out-failed')
})

/** As a page does with its frame. */
const shape = (style: string) =>
  page.evaluate((style) => {
    const frame = document.querySelector('iframe')
    if (frame) frame.style.cssText = `border:0;width:360px;height:600px;${style}`
  }, style)

/** A press of the mouse where something stands, whatever it looks like. */
async function pressAt(testId: string) {
  const one = frame.getByTestId(testId)
  await one.scrollIntoViewIfNeeded()
  const box = await one.boundingBox()
  if (!box) throw new Error(`There is no ${testId}`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

const locked = (state: string) => waitShown(frame, `[data-lock="${state}"]`)

test.each([
  ['takes a part of the key', 'security', 'wallet-hold', 'wallet-page-elsewhere'],
  ['has a passkey asked for', 'security', 'wallet-passkey', 'wallet-page-passkey'],
  ['sends pages away', 'security', 'wallet-origins', 'wallet-page-origins'],
  ['looks at what happened', 'security', 'wallet-log', 'wallet-page-log'],
] as const)('no user %s on a page of the wallet that is not seen', async (_, first, id, next) => {
  await page.setViewportSize({ width: 400, height: 660 })
  await show('first', first)
  for (const [style, state] of [
    ['opacity:0.001', 'unseen'],
    ['transform:scale(0.3)', 'unseen'],
    ['margin-top:-300px', 'unseen'],
    ['zoom:0.3', 'small'],
    ['height:120px', 'small'],
    ['width:100px', 'small'],
  ] as const) {
    await shape(style)
    await locked(state)
    await pressAt(id)
    expect([style, await frame.getByTestId(next).count()]).toEqual([style, 0])
  }
  await shape('')
  await pressUntilTaken(frame, id)
  await frame.getByTestId(next).waitFor()
})

test('a press on a page of the wallet began where it was seen, and is by no key that is held', async () => {
  await page.setViewportSize({ width: 400, height: 660 })
  await show('first', 'security')
  const row = frame.getByTestId('wallet-log')
  const next = frame.getByTestId('wallet-page-log')
  await row.scrollIntoViewIfNeeded()
  const box = await row.boundingBox()
  if (!box) throw new Error('There is no row')
  const hidden = async () => {
    await shape('opacity:0.001')
    await locked('unseen')
  }
  const seen = async () => {
    await shape('')
    await frame.locator('[data-lock="open"], [data-lock="unread"]').waitFor()
  }
  await hidden()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await seen()
  await page.mouse.up()
  expect(await next.count()).toBe(0)
  await row.focus()
  await hidden()
  await page.keyboard.down('Enter')
  await seen()
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  expect(await next.count()).toBe(0)
  await pressUntilTaken(frame, 'wallet-log')
  await next.waitFor()
})

test('what is typed into an unseen frame goes nowhere', async () => {
  await addAuthenticator(page)
  await show('first', 'security')
  await press('wallet-passkey')
  await press('wallet-passkey-on')
  await press('wallet-passkey-lost')
  await press('wallet-step-up')
  const code = frame.getByTestId('wallet-code')
  await code.waitFor()
  await shape('opacity:0.001')
  await locked('unseen')
  await code.focus()
  await page.keyboard.type('123456')
  expect(await code.inputValue()).toBe('')
  await shape('')
  await locked('open')
})

test('no key is dragged out of the window that shows it', async () => {
  await show('first', 'export')
  const window = await openAlone()
  await pressUntilTaken(window, 'wallet-step-up')
  await window.getByTestId('wallet-code').fill('123456')
  await pressUntilTaken(window, 'wallet-reveal')
  await pressUntilTaken(window, 'wallet-show-ethereum')
  /** Whether the browser may go on with it. */
  const goesOn = (name: 'copy' | 'dragstart') =>
    window.locator('.secret-text').evaluate((text, name) => {
      const event = new Event(name, { bubbles: true, cancelable: true, composed: true })
      return text.dispatchEvent(event)
    }, name)
  expect([await goesOn('copy'), await goesOn('dragstart')]).toEqual([true, false])
})

test('keys that are shown leave the clipboard after a minute, the screen with their window, and the page after ten', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await show('first', 'export')
  const window = await openAlone()
  await window.clock.install()
  await stepUp(window)
  await pressUntilTaken(window, 'wallet-reveal')
  await pressUntilTaken(window, 'wallet-show-ethereum')
  const secret = window.getByTestId('wallet-secret-ethereum')
  const key = (await secret.innerText()).trim()
  const clipboard = () => window.evaluate(() => navigator.clipboard.readText())
  await pressUntilTaken(window, 'wallet-copy-ethereum')
  await expect.poll(clipboard).toBe(key)
  await window.clock.fastForward(60_000)
  await expect.poll(clipboard).toBe('')
  await window.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
  })
  await secret.waitFor({ state: 'detached' })
  await pressUntilTaken(window, 'wallet-show-ethereum')
  await secret.waitFor()
  await window.clock.fastForward(600_000)
  await window.getByTestId('wallet-step-up').waitFor()
  expect(await window.getByTestId('wallet-show-ethereum').count()).toBe(0)
})

test('a copied secret has a minute of its own, and what the user copied meanwhile stays where the browser lets it be read', async () => {
  const context = page.context()
  const readable = () => context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await readable()
  await show('first', 'export')
  const window = await openAlone()
  await window.clock.install()
  await stepUp(window)
  await pressUntilTaken(window, 'wallet-reveal')
  const clipboard = () => window.evaluate(() => navigator.clipboard.readText())
  const copy = async (kind: 'ethereum' | 'solana') => {
    await pressUntilTaken(window, `wallet-copy-${kind}`)
    const shown = window.getByTestId(`wallet-secret-${kind}`)
    const key = (await shown.innerText()).trim()
    await expect.poll(clipboard).toBe(key)
    return key
  }
  const copyOther = () => window.evaluate(() => navigator.clipboard.writeText('flour, salt'))
  await pressUntilTaken(window, 'wallet-show-ethereum')
  await pressUntilTaken(window, 'wallet-show-solana')
  await copy('ethereum')
  await window.clock.runFor(40_000)
  const second = await copy('solana')
  await window.clock.runFor(30_000)
  expect(await clipboard()).toBe(second)
  await window.clock.runFor(30_000)
  await expect.poll(clipboard).toBe('')

  await copy('ethereum')
  await copyOther()
  await window.clock.runFor(60_000)
  await settled(window)
  expect(await clipboard()).toBe('flour, salt')

  await copy('solana')
  await copyOther()
  await context.clearPermissions()
  await window.clock.runFor(60_000)
  await settled(window)
  await readable()
  expect(await clipboard()).toBe('')
})

test('what stands under a page waits until it was read to its end', async () => {
  await addAuthenticator(page)
  await show('first', 'security')
  await press('wallet-passkey')
  await press('wallet-passkey-on')
  await frame.getByTestId('wallet-passkey-off').waitFor()
  await shape('height:450px')
  await locked('unread')
  await frame.getByText('Scroll to the end to go on.').first().waitFor()
  await pressAt('wallet-passkey-off')
  expect(await frame.getByTestId('wallet-passkey-on').count()).toBe(0)
  await shot('unread')
  await press('wallet-passkey-off')
  await frame.getByTestId('wallet-passkey-on').waitFor()
})

const sights = [
  ['tells what covers a frame', () => undefined],
  [
    'cannot see covers',
    () => void Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible'),
  ],
] as const

/** The page again, in a browser of this kind. */
async function begin(first: () => void) {
  await page.context().addInitScript(first)
  await page.goto(`${served.host}/host`)
  const found = page.frames()[1]
  if (!found) throw new Error('There is a frame')
  frame = found
  await frame.waitForSelector('html[data-ready]', { state: 'attached' })
}

test.each(sights)(
  'where the browser %s, the holder of the key is changed in a window of the wallet and only there',
  async (_, first) => {
    await begin(first)
    await show('first', 'security')
    let window = await openFrom('wallet-hold')
    await stepUp(window)
    await pressUntilTaken(window, 'wallet-way-printed')
    const code = await window.getByTestId('wallet-printed-code').innerText()
    expect(await frame.locator('foyer-page').innerHTML()).not.toContain(code)
    await frame.getByTestId('wallet-page-elsewhere').waitFor()
    await window.getByTestId('wallet-on-paper').check()
    await pressUntilTaken(window, 'wallet-use-way')
    await leave(window, 'wallet-back')
    for (const [row, next] of [
      ['wallet-ways', 'wallet-page-ways'],
      ['wallet-hand-back', 'wallet-page-hand-back'],
    ] as const) {
      window = await openFrom(row)
      await window.getByTestId(next).waitFor()
      expect(await frame.getByTestId(next).count()).toBe(0)
      await leave(window, 'wallet-back')
    }
  },
)

test.each(sights)(
  'where the browser %s, keys are shown in a window of the wallet and only there',
  async (_, first) => {
    await begin(first)
    await show('first', 'export')
    expect(await frame.getByTestId('wallet-step-up').count()).toBe(0)
    const window = await openAlone()
    await pressUntilTaken(window, 'wallet-step-up')
    await window.getByTestId('wallet-code').fill('123456')
    await pressUntilTaken(window, 'wallet-reveal')
    await pressUntilTaken(window, 'wallet-show-ethereum')
    const secret = await window.getByTestId('wallet-secret-ethereum').innerText()
    expect(privateKeyToAccount(secret.trim() as `0x${string}`).address).toBe(
      (await addresses('first'))?.eip155,
    )
    expect(await frame.locator('.secret').count()).toBe(0)
    const gone = window.waitForEvent('close')
    await pressUntilTaken(window, 'wallet-done')
    await gone
    await frame.locator('foyer-page').waitFor({ state: 'detached' })
  },
)
