import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { englishIn } from '../../../../packages/protocol/src/texts/testing/pseudoTexts.js'
import { writePage } from '../../recoveryPage.js'
import { startBrowser } from '../testing/startBrowser.js'
import { shownTexts } from '../texts/testing/shownTexts.js'
import { pseudoPlugin } from './testing/pseudoPlugin.js'

const words = 'test test test test test test test test test test test junk'
const folder = mkdtempSync(join(tmpdir(), 'foyer-recovery-'))
const file = join(folder, 'recovery.html')
const wrong = join(folder, 'wrong.json')

let browser: Browser
beforeAll(async () => {
  writeFileSync(file, await writePage([pseudoPlugin]))
  writeFileSync(wrong, '{}')
  browser = await startBrowser()
})
afterAll(async () => {
  await browser?.close()
  rmSync(folder, { recursive: true })
})

test.each([
  ['en-XA', 'ltr'],
  ['ar-XB', 'rtl'],
])('no English is left on the page in %s, and all of it fits a phone', async (locale, dir) => {
  const page = await open(locale)
  const check = async (what: string) => {
    const { texts, wide, ...language } = await shownTexts(page, 'html')
    expect(texts.length, what).toBeGreaterThan(10)
    expect(language).toEqual({ lang: locale, dir })
    expect(await leftIn(page), what).toEqual([])
    expect(wide, what).toEqual([])
    expect(texts, what).not.toContain('…')
  }
  await check('the form')
  await page.locator('#go').click()
  await said(page)
  await check('no file')
  await page.locator('#file').setInputFiles(wrong)
  await page.locator('#go').click()
  await said(page)
  await check('a file of another kind')
  for (const [kind, secret] of [
    ['printed', 'AB'],
    ['phrase', 'test test'],
  ] as const) {
    await page.locator(`[value=${kind}]`).check()
    await page.locator('#secret').fill(secret)
    await page.locator('#go').click()
    await said(page)
    await check(kind)
  }
  await page.locator('#secret').fill(words)
  await page.locator('#go').click()
  await page.locator('#found').waitFor({ state: 'visible' })
  await check('the wallet')
})

test('an English text that stands on the page is found', async () => {
  const page = await open('en-XA')
  await page.locator('#intro').evaluate((place) => {
    place.textContent = 'Hello there'
  })
  expect(await leftIn(page)).toEqual(['Hello', 'there'])
})

test('a language that the page does not have is English', async () => {
  const page = await open('de-CH')
  await page.getByText('A recovery phrase of 12 words').waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('en-US')
  expect(await page.title()).toBe('Open a leaving kit')
})

async function open(locale: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  await page.goto(pathToFileURL(file).href)
  return page
}

const said = (page: Page) => page.locator('#error:not(:empty)').waitFor()

async function leftIn(page: Page): Promise<readonly string[]> {
  const { texts } = await shownTexts(page, 'html')
  return [...texts, await page.title()].flatMap((text) => englishIn(text, ['.json']))
}
