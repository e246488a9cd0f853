import { join } from 'node:path'
import { browser, browserWithoutWindows } from './browser.mjs'
import { copy } from './copy.mjs'
import { misregistered } from './defences/misregistered.mjs'
import { readDefences } from './defences/readDefences.mjs'
import { tryDefences } from './defences/tryDefences.mjs'
import { endWithParent } from './endWithParent.mjs'
import { root } from './root.mjs'
import { calibrate } from './suites/calibrate.mjs'

/**
 * Takes each registered defence away and asks that its test notices; `node scripts/defences.mjs <ids or areas>` does so with a few.
 * The working tree is not touched: all happens in copies of it.
 */
endWithParent()
const words = process.argv.slice(2)
const all = await readDefences(join(root, 'defences'))
const chosen = all.filter(
  ({ id, area }) => words.length === 0 || words.includes(id) || words.includes(area),
)
const unknown = words.filter((word) => !all.some(({ id, area }) => id === word || area === word))
const complaints = [
  ...unknown.map((word) => `No such defence or area: ${word}`),
  ...misregistered(all, root),
]
if (complaints.length > 0) {
  for (const complaint of complaints) console.error(complaint)
  process.exit(1)
}

process.env.CHROMIUM_PATH = await browser()
process.env.CHROMIUM_SHELL_PATH = await browserWithoutWindows(process.env.CHROMIUM_PATH)
const missed = []
let tried = 0
await tryDefences(chosen, {
  copy,
  slowness: await calibrate(),
  tell({ id, noticed, why, ms }) {
    tried += 1
    console.log(
      `${noticed ? '✓' : '✗'} ${id} (${(ms / 1000).toFixed(1)} s)${why ? `: ${why}` : ''}`,
    )
    if (!noticed) missed.push(`${id}: ${why}`)
  },
})
for (const line of missed) console.error(line)
console.log(`${tried} defences taken away, ${missed.length} not noticed`)
process.exit(missed.length === 0 && tried === chosen.length && tried > 0 ? 0 : 1)
