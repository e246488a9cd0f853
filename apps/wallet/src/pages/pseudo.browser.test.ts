import { join } from 'node:path'
import type { Browser, Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { englishIn } from '../../../../packages/protocol/src/texts/testing/pseudoTexts.js'
import { pressUntilTaken } from '../testing/pressUntilTaken.js'
import { serveBuilt } from '../testing/serveBuilt.js'
import { startBrowser } from '../testing/startBrowser.js'
import { shownTexts } from '../texts/testing/shownTexts.js'
import type { PagesOfTest } from './testing/pages.js'

let browser: Browser
let served: Awaited<ReturnType<typeof serveBuilt>>
beforeAll(async () => {
  served = await serveBuilt({
    ...{ folder: join(import.meta.dirname, 'testing'), framed: ['pages'], alone: ['approve'] },
    answer({ url, places }) {
      if (url.pathname !== '/host') return undefined
      const src = `${places.wallet}/pages${url.search}`
      const frame = `<iframe style="border:0;width:360px;height:600px" src="${src}"></iframe>`
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
const data = ['docs.stalls.example', 'stalls.example', 'https://', 'ada@example.com']
const browsers = ['ada@old.example', 'Chromium on Linux', 'Safari on iPhone', 'Google', 'Ada']

test.each([
  ['en-XA', 'ltr'],
  ['ar-XB', 'rtl'],
])(
  'no English is left in the wallet’s own pages in %s, and all of it fits a phone',
  async (locale, dir) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 600 } })
    context.setDefaultTimeout(20_000)
    const page = await context.newPage()
    await page.goto(`${served.host}/host?locale=${locale}`)
    const frame = page.frames()[1]
    if (!frame) throw new Error('There is a frame')
    await frame.waitForSelector('html[data-ready]', { state: 'attached' })

    const check = async (on: Frame | Page, name: string) => {
      await on.getByTestId(`wallet-page-${name}`).waitFor()
      const shown = await shownTexts(on, 'foyer-page')
      expect(shown.texts.length, name).toBeGreaterThan(3)
      expect({ lang: shown.lang, dir: shown.dir }).toEqual({ lang: locale, dir })
      const left = shown.texts.flatMap((text) =>
        englishIn(text, [...data, ...browsers]).map((word) => `${word}: ${text}`),
      )
      expect(left, name).toEqual([])
      expect(shown.wide, name).toEqual([])
    }
    const show = (what: string) =>
      frame.evaluate(
        (what) => (window as unknown as Scope).pagesOfTest.show('first', what as never),
        what,
      )
    const openAlone = async () => {
      const opening = page.waitForEvent('popup')
      await pressUntilTaken(frame, 'wallet-window')
      const opened = await opening
      await opened.setViewportSize({ width: 360, height: 640 })
      return opened
    }

    for (const name of ['security', 'log', 'origins', 'passkey']) {
      await show(name)
      await check(frame, name)
    }
    for (const [name, rest] of [
      ['export', ['step-up']],
      ['hold', ['step-up']],
      ['handBack', ['hand-back']],
    ] as const) {
      await show(name)
      await check(frame, 'elsewhere')
      const opened = await openAlone()
      for (const one of rest) await check(opened, one)
      expect(englishIn(await opened.title())).toEqual([])
      expect(await opened.evaluate(() => document.documentElement.dir)).toBe(dir)
      if (name !== 'handBack') await walkOn(opened, name)
      const closed = opened.waitForEvent('close')
      await Promise.all([closed, opened.close()])
    }
    await frame.evaluate(() => (window as unknown as Scope).pagesOfTest.loggedOut())
    await check(frame, 'logged-out')
    await context.close()

    async function walkOn(on: Page, name: 'export' | 'hold') {
      await pressUntilTaken(on, 'wallet-step-up')
      await on.getByTestId('wallet-code').waitFor()
      await check(on, 'step-up')
      await on.getByTestId('wallet-code').fill('123456')
      if (name === 'export') return check(on, 'take')
      await check(on, 'hold')
      for (const way of ['passphrase', 'printed', 'passkey']) {
        await pressUntilTaken(on, `wallet-way-${way}`)
        await check(on, `new-${way}`)
        await pressUntilTaken(on, 'wallet-back')
      }
    }
  },
  180_000,
)
