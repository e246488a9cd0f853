import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hex } from '@scure/base'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { writePage } from '../../recoveryPage.js'
import { startBrowser } from '../testing/startBrowser.js'
import { addressesOf } from '../vault/keys/addressesOf.js'
import { deriveKeys } from '../vault/keys/deriveKeys.js'
import { makeKit } from '../vault/kit/makeKit.js'
import { printCode } from '../vault/user/printedCode.js'

const words = 'test test test test test test test test test test test junk'
const passphrase = 'kettle orbit violin moss'
const code = printCode(new Uint8Array(16).fill(9))
const folder = mkdtempSync(join(tmpdir(), 'foyer-recovery-'))
const url = pathToFileURL(join(folder, 'recovery.html')).href
const kitFile = join(folder, 'leaving-kit.json')

let browser: Browser
let page: Page
let asked: string[]
let failures: string[]

beforeAll(async () => {
  const entropy = hex.decode('df9bf37e6fcdf9bf37e6fcdf9bf37e3c')
  const addresses = addressesOf(await deriveKeys(entropy))
  const secrets = [{ kind: 'passphrase', passphrase } as const, { kind: 'printed', code } as const]
  const kit = await makeKit({ addresses, entropy }, secrets, new Date(0), { m: 512, t: 1, p: 1 })
  writeFileSync(kitFile, JSON.stringify(kit))
  writeFileSync(join(folder, 'recovery.html'), await writePage())
  browser = await startBrowser()
})
afterAll(async () => {
  await browser?.close()
  rmSync(folder, { recursive: true })
})

beforeEach(async () => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, offline: true })
  page = await context.newPage()
  asked = []
  failures = []
  page.on('request', (request) => asked.push(request.url()))
  page.setDefaultTimeout(20_000)
  page.on('pageerror', ({ message }) => failures.push(message))
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
  await page.goto(url)
  return () => context.close()
})

const found = async () => {
  await page.locator('#found').waitFor({ state: 'visible' })
  const text = (id: string) => page.locator(`#${id}`).textContent()
  return {
    phrase: await text('phrase'),
    ethereum: await text('ethereum-address'),
    key: await text('ethereum-key'),
  }
}
const wallet = {
  phrase: words,
  ethereum: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  key: '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
}

test('opens a kit by its passphrase, from a disk, with the network off, and sends no request', async () => {
  await page.locator('#file').setInputFiles(kitFile)
  await page.locator('#secret').fill('another passphrase')
  await page.locator('#go').click()
  await page.getByText('That does not open your wallet.').waitFor()
  await page.locator('#secret').fill(passphrase)
  await page.locator('#secret').press('Enter')
  expect(await found()).toEqual(wallet)
  expect(await page.locator('#secret').inputValue()).toBe('')
  await page.locator('#hide').click()
  expect(await page.locator('#phrase').textContent()).toBe('')
  expect(asked).toEqual([url])
  expect(failures).toEqual([])
})

test('opens a kit by a printed code, and a wallet by its words', async () => {
  await page.getByText('a printed code').click()
  await page.locator('#file').setInputFiles(kitFile)
  await page.locator('#secret').fill(code.toLowerCase().replaceAll('-', ' '))
  await page.locator('#go').click()
  expect(await found()).toEqual(wallet)
  await page.getByText('of 12 words').click()
  await page.locator('#secret').fill('test test test')
  await page.locator('#go').click()
  await page.getByText('These are not the 12 words').waitFor()
  await page.locator('#secret').fill(`  ${words.replaceAll(' ', '  ')} `)
  await page.locator('#go').click()
  expect(await found()).toEqual(wallet)
})

test('lets nothing run or be fetched but what is in the file', async () => {
  const refused = await page.evaluate(async () => {
    const script = document.createElement('script')
    const tells = new Promise<string>((resolve) => {
      document.addEventListener('securitypolicyviolation', (event) =>
        resolve(event.effectiveDirective),
      )
    })
    try {
      script.text = 'window.ran = true'
      document.body.append(script)
    } catch {
      return 'trusted types'
    }
    return tells
  })
  expect(refused).toMatch(/trusted types|script-src/)
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  const fetched = page.evaluate(() =>
    fetch('data:text/plain,hello').then(
      () => 'fetched',
      () => 'refused',
    ),
  )
  expect(await fetched).toBe('refused')
  // Nothing is wider than a phone.
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(360)
})
