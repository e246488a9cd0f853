import type { Browser } from 'playwright-core'
import { sign } from '../pages.js'
import { serve } from '../serve.js'
import { calibrate } from '../server/calibrate.js'
import { percentile, timeRow, written } from '../server/rows.js'
import { within } from '../within.js'
import { installSigningWallet, signingWallet } from './installSigningWallet.js'

/** Of each of so many visits the first press counts: the second one has nothing left to load. */
const visits = 20

/** Connects a wallet and presses *Sign*, and gives the table: the time from the press to the wallet's request to sign. */
export async function measureSigning(browser: Browser): Promise<string> {
  const times: number[] = []
  // The first one warms what all share.
  for (let visit = 0; visit <= visits; visit += 1) {
    const time = await visitOnce(browser)
    if (visit > 0) times.push(time)
  }
  return written(
    'sign-in, a wallet in the page',
    [
      timeRow(
        'click on Sign until the wallet is requested, median',
        percentile(times, 0.5),
        'signPressed',
      ),
      timeRow(`the same, p99 of ${visits}`, percentile(times, 0.99), 'signPressed'),
    ],
    calibrate(),
  )
}

async function visitOnce(browser: Browser): Promise<number> {
  const server = await serve(sign.folder)
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await context.addInitScript({ content: 'globalThis.__name ??= (value) => value' })
  await context.addInitScript(installSigningWallet, signingWallet)
  const tab = await context.newPage()
  try {
    await tab.goto(`${server.origin}/`, { waitUntil: 'networkidle' })
    await tab.getByRole('button').first().click()
    const dialog = tab.getByRole('dialog')
    await dialog.getByRole('button', { name: new RegExp(`^${signingWallet}`) }).click()
    const button = dialog.getByTestId('sign-in')
    await button.waitFor()
    // The text and what sends it are there when a user has read what is to be signed.
    await tab.waitForLoadState('networkidle')
    const pressed = tab.evaluate(() => signingProbe.pressed())
    await button.click()
    return await within(pressed, 'the request to sign')
  } finally {
    await context.close()
    server.stop()
  }
}
