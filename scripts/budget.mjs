import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fetched } from './fetched.mjs'
import { launchPages } from './launchPages.mjs'
import { packAll } from './packAll.mjs'
import { buildPage, layPages } from './page.mjs'
import { weighLate } from './weighLate.mjs'
import { weighRooms } from './weighRooms.mjs'

/**
 * What a page with the button, built from the packed packages, may weigh over the same page with React alone: JavaScript that a
 * browser really fetched, gzip -9, in bytes, where nothing is fetched ahead; and how much that is where it is. `goal` is printed beside it and not demanded. A page
 * with all on reads the account too and has a server, of which nothing comes before the click: the wallets
 * are shown although it never answers. Of a page with five chain families what they are more than one before the click is limited too. With `--built` the `dist` folders are
 * taken as they are.
 */
const budgets = {
  'index.html': [
    { name: 'before any click', when: 'loaded', max: 9_670 },
    { name: 'up to the shown wallets', when: 'shown', max: 45_560, goal: 38_000 },
    { name: 'fetched ahead, before any click', when: 'ahead', max: 35_920 },
  ],
  'full.html': [
    { name: 'with all on, before any click', when: 'loaded', max: 10_000, goal: 10_000 },
    { name: 'with all on, up to the shown wallets', when: 'shown', max: 45_910 },
    { name: 'with all on, fetched ahead', when: 'ahead', max: 44_410 },
  ],
  'five.html': [
    { name: 'with five chain families, before any click', when: 'loaded', max: 10_720 },
    { name: 'with five chain families, up to the shown wallets', when: 'shown', max: 46_610 },
    { name: 'with five chain families, fetched ahead', when: 'ahead', max: 35_920 },
  ],
}

/** The room of sending: what shows it, for each chain family; what follows before any press there; what the camera, a payment link and a name add; and receiving. */
const sendMax = 11_900
const paymentMax = 16_930
const scanMax = 1_750
const linkedMax = 2_250
const namesMax = 1_650
const receiveMax = 4_600
const roomGoal = 12_000

/** The room of swaps: what shows its first view; and what follows before any press there, with what plans and sends on EVM networks. */
const swapMax = 18_000
const exchangeMax = 28_080

/** Signing in: what its first prompt needs, which is the view, its texts and what follows sign-ins. */
const signInFiles = ['react/dist/late/siwx.js', 'react/dist/late/signIn.js']
const signInMax = 8_220

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = await mkdtemp(join(tmpdir(), 'foyer-budget-'))
try {
  const project = join(folder, 'project')
  await layPages(project, await packAll(folder, { built: process.argv.includes('--built') }))
  const rooms = await weighRooms(root)
  for (const [family, bytes] of Object.entries(rooms.shown))
    judge({ name: `what shows sending on ${family}`, max: sendMax, goal: roomGoal }, bytes)
  judge({ name: 'what follows in sending', max: paymentMax }, rooms.payment)
  judge({ name: 'what the camera adds to sending', max: scanMax }, rooms.scan)
  judge({ name: 'what a payment link adds to sending', max: linkedMax }, rooms.linked)
  judge({ name: 'what a name adds to sending', max: namesMax }, rooms.names)
  judge({ name: 'receiving', max: receiveMax, goal: roomGoal }, rooms.receive)
  judge({ name: 'what shows swapping', max: swapMax }, rooms.swap)
  judge({ name: 'what follows in swapping', max: exchangeMax }, rooms.exchange)
  judge({ name: 'the first prompt to sign in', max: signInMax }, await weighLate(root, signInFiles))
  const chrome = await launchPages()
  try {
    const plain = await fetched(chrome, await buildPage(project, 'plain.html'))
    for (const [page, lines] of Object.entries(budgets)) {
      const ours = await fetched(chrome, await buildPage(project, page))
      if (!ours.shown) fail(`${page}: the wallets were never shown`)
      const weights = {
        loaded: ours.loaded - plain.loaded,
        shown: ours.shown - plain.loaded,
        // `prefetch: 'idle'` fetches it behind the page.
        ahead: ours.ahead - ours.loaded,
      }
      for (const budget of lines) judge(budget, weights[budget.when])
      console.log(`and what the opening fetches after that: ${ours.opened - ours.shown} bytes`)
      for (const { file, bytes, late } of ours.files)
        console.log(`  ${file}: ${bytes}${late ? ' (after)' : ''}`)
      for (const request of ours.elsewhere) fail(`asked somebody else: ${request}`)
      for (const request of ours.early) fail(`asked before the visitor did anything: ${request}`)
    }
  } finally {
    await chrome.close()
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}

function judge({ name, max, goal }, bytes) {
  const line = `${name}: ${bytes} bytes of ${max}${goal ? `, goal ${goal}` : ''}`
  if (bytes > max) fail(line)
  else console.log(line)
}

function fail(line) {
  console.error(`over: ${line}`)
  process.exitCode = 1
}
