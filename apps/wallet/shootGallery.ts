import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { startChains } from 'sandbox'
import type { FrameOfTest } from './src/approval/testing/frame.js'
import { openFrame } from './src/approval/testing/openFrame.js'
import type { Pages } from './src/approval/testing/servePages.js'
import { startPages } from './src/approval/testing/startPages.js'

/** What is pictured, by the names of the gallery. Names given choose others. */
const shown = [
  ...[
    'connect',
    'message',
    'hiddenMessage',
    'signIn',
    'phishing',
    'pay',
    'payStranger',
    'dearFee',
    'sendToken',
  ],
  ...['approveSome', 'approveAll', 'allPieces', 'swap', 'fails', 'unknownCall', 'batch'],
  ...['grant', 'revoke'],
  ...['permit', 'order', 'typedData', 'solanaPay', 'solanaToken', 'solanaBlind'],
  ...['solanaTable', 'solanaMany'],
]
/** From right to left as well. */
const turned = ['connect', 'pay', 'approveAll', 'grant']
const folder = new URL('../../dist/gallery/approval/', import.meta.url)
const themes = ['dark', 'light'] as const

type Scope = { approvalOfTest: FrameOfTest }

/** Takes a picture of the approval's screens, over a chain that really runs, in a frame as wide as a phone. */
async function shoot(browser: Browser, pages: Pages, name: string, dir: 'ltr' | 'rtl') {
  const context = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 1.5 }
  const { page, frame, ask, close } = await openFrame(browser, pages, { context })
  try {
    await page.addStyleTag({ content: '#wallet { block-size: 640px !important }' })
    await ask(name)
    const whole = ':is([data-waits="open"], [data-waits="unread"])'
    await frame.waitForSelector(whole, { state: 'attached' })
    // As in a language that is written so; the words stay.
    await frame.evaluate(
      (dir) => document.querySelector('foyer-approval')?.setAttribute('dir', dir),
      dir,
    )
    for (const mode of themes) {
      await frame.evaluate(
        (mode) => (window as unknown as Scope).approvalOfTest.look({ mode, variables: {} }),
        mode,
      )
      const file = `${name}${dir === 'rtl' ? '-rtl' : ''}-${mode}.png`
      await page.screenshot({ path: fileURLToPath(new URL(file, folder)), animations: 'disabled' })
    }
  } finally {
    await close()
  }
}

const sandbox = await startChains({ count: 1 })
const { pages, browser, stop } = await startPages(sandbox.world)
try {
  await mkdir(folder, { recursive: true })
  const wanted = process.argv.slice(2)
  for (const name of wanted.length > 0 ? wanted : shown) {
    await shoot(browser, pages, name, 'ltr')
    if (turned.includes(name)) await shoot(browser, pages, name, 'rtl')
  }
  const all = [...shown, ...turned.map((name) => `${name}-rtl`)]
  const rows = all.map(
    (name) =>
      `<h2>${name}</h2>\n<p>${themes.map((mode) => `<img src="${name}-${mode}.png" alt="${name}, ${mode}" width="270">`).join(' ')}</p>`,
  )
  const page = [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Approvals</title>',
    '<h1>Approvals</h1>',
    ...rows,
  ]
  await writeFile(new URL('index.html', folder), `${page.join('\n')}\n`)
} finally {
  await stop()
  await sandbox.stop()
}
