import { join } from 'node:path'
import type { Browser, Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { englishIn } from '../../../../packages/protocol/src/texts/testing/pseudoTexts.js'
import { addAuthenticator } from '../testing/addAuthenticator.js'
import { pressUntilTaken } from '../testing/pressUntilTaken.js'
import { serveBuilt } from '../testing/serveBuilt.js'
import { startBrowser } from '../testing/startBrowser.js'
import { shownTexts } from '../texts/testing/shownTexts.js'
import type { PagesOfTest } from './testing/pages.js'

const allow = 'publickey-credentials-get *; publickey-credentials-create *'

let browser: Browser
let served: Awaited<ReturnType<typeof serveBuilt>>
beforeAll(async () => {
  served = await serveBuilt({
    ...{ folder: join(import.meta.dirname, 'testing'), framed: ['pages'], alone: ['approve'] },
    answer({ url, places }) {
      if (url.pathname !== '/host') return undefined
      const src = `${places.wallet}/pages${url.search}`
      const frame = `<iframe style="border:0;width:360px;height:600px" allow="${allow}" src="${src}"></iframe>`
      return { type: '.html', body: `<body style="margin:0">${frame}` }
    },
  })
  browser = await startBrowser()
})
afterAll(async () => {
  await browser?.close()
  await served?.stop()
})

type Scope = { pagesOfTest: PagesOfTest }
/** What pages and browsers of the test call themselves. */
const data = [
  ...['docs.stalls.example', 'stalls.example', 'https://', 'ada@example.com'],
  // The key of a way to recover, which its English text contains.
  'printed',
]
const browsers = ['ada@old.example', 'Chrome', 'Linux', 'Safari', 'iOS', 'Google', 'Ada']

/** A host's page whose frame shows the wallet's pages in a language, and what the tests do there. */
async function open(locale: string, dir: string) {
  const context = await browser.newContext({ viewport: { width: 360, height: 600 } })
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  await page.goto(`${served.host}/host?locale=${locale}`)
  const frame = page.frames()[1]
  if (!frame) throw new Error('There is a frame')
  await frame.waitForSelector('html[data-ready]', { state: 'attached' })
  return {
    ...{ context, page, frame },
    /** That the page of this name is there, and has no English. */
    async check(on: Frame | Page, name: string) {
      await on.getByTestId(`wallet-page-${name}`).waitFor()
      const shown = await shownTexts(on, 'foyer-page')
      expect(shown.texts.length, name).toBeGreaterThan(3)
      expect({ lang: shown.lang, dir: shown.dir }).toEqual({ lang: locale, dir })
      const left = shown.texts.flatMap((text) =>
        englishIn(text, [...data, ...browsers]).map((word) => `${word}: ${text}`),
      )
      expect(left, name).toEqual([])
      expect(shown.wide, name).toEqual([])
    },
    show: (name: string, what: string) =>
      frame.evaluate(
        ([name, what]) => (window as unknown as Scope).pagesOfTest.show(name, what as never),
        [name, what] as const,
      ),
    async openAlone() {
      const opening = page.waitForEvent('popup')
      await pressUntilTaken(frame, 'wallet-window')
      const opened = await opening
      await opened.setViewportSize({ width: 360, height: 640 })
      return opened
    },
    async stepUp(on: Frame | Page) {
      await pressUntilTaken(on, 'wallet-step-up')
      await on.getByTestId('wallet-code').fill('123456')
    },
  }
}

const locales = [
  ['en-XA', 'ltr'],
  ['ar-XB', 'rtl'],
] as const

test.each(locales)(
  'no English is left in the wallet’s own pages in %s, and all of it fits a phone',
  async (locale, dir) => {
    const { check, context, frame, openAlone, show } = await open(locale, dir)
    for (const name of ['security', 'log', 'origins', 'passkey']) {
      await show('first', name)
      await check(frame, name)
    }
    for (const [name, rest] of [
      ['export', ['step-up']],
      ['hold', ['step-up']],
      ['handBack', ['hand-back']],
    ] as const) {
      await show('first', name)
      await check(frame, 'elsewhere')
      const opened = await openAlone()
      for (const one of rest) await check(opened, one)
      expect(englishIn(await opened.title())).toEqual([])
      expect(await opened.evaluate(() => document.documentElement.dir)).toBe(dir)
      if (name !== 'handBack') await walkOn(opened, name)
      const closed = opened.waitForEvent('close')
      await Promise.all([closed, opened.close()])
    }
    await context.close()

    async function walkOn(on: Page, name: 'export' | 'hold') {
      await pressUntilTaken(on, 'wallet-step-up')
      await on.getByTestId('wallet-code').waitFor()
      await check(on, 'step-up')
      await on.getByTestId('wallet-code').fill('123456')
      if (name === 'export') return takeKit(on)
      await check(on, 'hold')
      for (const way of ['passphrase', 'printed', 'passkey']) {
        await pressUntilTaken(on, `wallet-way-${way}`)
        await check(on, `new-${way}`)
        await pressUntilTaken(on, 'wallet-back')
      }
    }

    async function takeKit(on: Page) {
      await check(on, 'take')
      await pressUntilTaken(on, 'wallet-reveal')
      for (const kind of ['phrase', 'ethereum', 'solana']) {
        await pressUntilTaken(on, `wallet-show-${kind}`)
        await on.getByTestId(`wallet-secret-${kind}`).waitFor()
      }
      await on.getByTestId('wallet-kit-passphrase').fill('short')
      await pressUntilTaken(on, 'wallet-kit')
      await on.locator('[data-testid="wallet-kit-passphrase"][aria-invalid="true"]').waitFor()
      await check(on, 'take')
      await on.getByTestId('wallet-kit-passphrase').fill('kettle orbit violin moss')
      const saving = on.waitForEvent('download', { timeout: 120_000 })
      await pressUntilTaken(on, 'wallet-kit')
      await saving
      await on.locator('.secret > .note:not(:has(a))').waitFor()
      await check(on, 'take')
    }
  },
  240_000,
)

test.each(locales)(
  'no English is left where a wallet is recovered in %s',
  async (locale, dir) => {
    const { check, context, frame, openAlone, show, stepUp } = await open(locale, dir)
    const gone = () => frame.locator('foyer-page').waitFor({ state: 'detached' })
    const leave = async () => {
      await pressUntilTaken(frame, 'wallet-done')
      await gone()
    }
    await show('first', 'security')
    await leave()
    await show('unknown', 'recover')
    await check(frame, 'recover-device')
    await leave()
    await show('first', 'hold')
    const opened = await openAlone()
    await stepUp(opened)
    await pressUntilTaken(opened, 'wallet-way-printed')
    const code = (await opened.getByTestId('wallet-printed-code').textContent()) ?? ''
    await opened.getByTestId('wallet-on-paper').check()
    await pressUntilTaken(opened, 'wallet-use-way')
    await check(opened, 'hold-done')
    const closed = opened.waitForEvent('close')
    await Promise.all([closed, pressUntilTaken(opened, 'wallet-back')])
    await gone()
    await show('second', 'recover')
    await check(frame, 'open')
    await frame.getByTestId('wallet-secret').fill(code.slice(0, -1))
    await pressUntilTaken(frame, 'wallet-open')
    await frame.locator('[data-testid="wallet-secret"][aria-invalid="true"]').waitFor()
    await check(frame, 'open')
    await frame.getByTestId('wallet-secret').fill(code)
    await pressUntilTaken(frame, 'wallet-open')
    await gone()
    await show('second', 'ways')
    await check(frame, 'elsewhere')
    const ways = await openAlone()
    await check(ways, 'ways')
    await pressUntilTaken(ways, 'wallet-way-printed')
    await check(ways, 'way')
    await pressUntilTaken(ways, 'wallet-back')
    await Promise.all([ways.waitForEvent('close'), pressUntilTaken(ways, 'wallet-back')])
    await gone()
    // Split anew by the second browser, which the page says.
    await show('first', 'recover')
    await check(frame, 'open')
    await context.close()
  },
  180_000,
)

test.each(locales)(
  'no English is left where a passkey is said to be lost in %s',
  async (locale, dir) => {
    const { check, context, frame, page, show, stepUp } = await open(locale, dir)
    const { goes } = await addAuthenticator(page)
    await show('first', 'passkey')
    await pressUntilTaken(frame, 'wallet-passkey-on')
    await frame.getByTestId('wallet-passkey-off').waitFor()
    await check(frame, 'passkey')
    await goes()
    await pressUntilTaken(frame, 'wallet-passkey-lost')
    await check(frame, 'step-up')
    await stepUp(frame)
    await check(frame, 'passkey-lost')
    await show('first', 'security')
    await frame.getByTestId('wallet-said-lost').waitFor()
    await check(frame, 'security')
    await context.close()
  },
  120_000,
)

test.each(locales)(
  'no English is left where it is said that no user is logged in in %s, but what another side said',
  async (locale, dir) => {
    const { check, context, frame } = await open(locale, dir)
    const loggedOut = (failure?: string) =>
      frame.evaluate(
        (failure) => (window as unknown as Scope).pagesOfTest.loggedOut(failure),
        failure,
      )
    await loggedOut()
    await check(frame, 'logged-out')
    await pressUntilTaken(frame, 'wallet-done')
    await frame.locator('foyer-page').waitFor({ state: 'detached' })
    const refusal = 'The server is away.'
    await loggedOut(refusal)
    await check(frame, 'logged-out')
    await frame.locator('[lang="en"][dir="ltr"]', { hasText: refusal }).waitFor()
    await context.close()
  },
  60_000,
)
