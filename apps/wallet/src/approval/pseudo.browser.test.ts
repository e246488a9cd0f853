import type { Browser } from 'playwright-core'
import { type SandboxChains, startChains } from 'sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { englishIn } from '../../../../packages/protocol/src/texts/testing/pseudoTexts.js'
import { shownTexts } from '../texts/testing/shownTexts.js'
import { gallery, worldOf } from './testing/gallery.js'
import { openFrame } from './testing/openFrame.js'
import type { Pages } from './testing/servePages.js'
import { startPages } from './testing/startPages.js'

let sandbox: SandboxChains
let pages: Pages
let browser: Browser
let stop: () => Promise<void>
beforeAll(async () => {
  sandbox = await startChains({ count: 1 })
  ;({ pages, browser, stop } = await startPages(sandbox.world))
})
afterAll(async () => {
  await stop?.()
  await sandbox?.stop()
})

/** What pages, networks, tokens, markets and users of the gallery call themselves, and what they write; what a node says of a call, and ids. */
const data = [
  ...['Harvest Market', 'Foyer Local One', 'Solana', 'meadow.eth', 'ada@example.com'],
  ...[
    'Market Dollar',
    'Permit2',
    'Seaport',
    'Mail',
    'Foyer sessions',
    'For the apples',
    'The second half',
  ],
  ...['harvest.example', 'execution failed', '0x7ff36ab5', '0xdeadbeef', 'EPjF', 'yTDt1v'],
  // A page's name of a function, and selectors.
  ...['mint(address)', '0x6a627842', '0xa1b2c3d4'],
]
const language = { 'en-XA': 'ltr', 'ar-XB': 'rtl' } as const

test.each(Object.entries(language))(
  'no English is left in the approvals in %s, and all of it fits a phone',
  async (locale, dir) => {
    const { accounts, chains } = sandbox.world
    const [chain] = chains
    if (!chain) throw new Error('The sandbox has no chain')
    const names = Object.keys(gallery(worldOf(accounts, chain), pages.host))
    expect(names.length).toBeGreaterThan(25)
    const opened = await openFrame(browser, pages, { query: `locale=${locale}&lost` })
    const found: string[] = []
    try {
      for (const name of names) {
        await opened.ask(name)
        await opened.frame.waitForSelector('[data-waits]:not([data-waits="facts"])', {
          state: 'attached',
        })
        const shown = await shownTexts(opened.frame, 'foyer-approval')
        expect(shown.texts.length, name).toBeGreaterThan(5)
        expect({ lang: shown.lang, dir: shown.dir }).toEqual({ lang: locale, dir })
        const left = shown.texts.flatMap((text) =>
          englishIn(text, data)
            .filter((word) => !isData(word))
            .map((word) => `${word}: ${text}`),
        )
        found.push(...[...left, ...shown.wide].map((one) => `${name}: ${one}`))
        expect(await opened.frame.evaluate(() => document.documentElement.dir)).toBe(dir)
        await opened.reject()
      }
      expect(found).toEqual([])
    } finally {
      await opened.close()
    }
  },
  300_000,
)

/** Symbols of tokens are in capitals, and some of them small at the beginning. */
const isData = (word: string) => /^[a-z]{0,2}[A-Z]{2,6}$/.test(word)

test('an English text that stands in a screen is found', async () => {
  const opened = await openFrame(browser, pages, { query: 'locale=en-XA' })
  try {
    await opened.ask('message')
    const place = opened.frame.locator('foyer-approval h2').first()
    await place.waitFor()
    await place.evaluate((title) => {
      title.textContent = 'Message'
      title.setAttribute('title', 'Look here')
    })
    const { texts } = await shownTexts(opened.frame, 'foyer-approval')
    expect(texts.flatMap((text) => englishIn(text, data))).toEqual(['Message', 'Look', 'here'])
  } finally {
    await opened.close()
  }
})
