import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser } from 'playwright-core'
import { buildPage } from './buildPage.js'
import { measureFamilies } from './families/measureFamilies.js'
import type { Figures } from './figures.js'
import { five, floor, full, many, ours, type Page, reactOnly, sign } from './pages.js'
import { type Options, readOptions, usage } from './readOptions.js'
import { calibrate } from './server/calibrate.js'
import {
  measureServer,
  measureServerNames,
  measureServerSignIns,
  measureServerSwaps,
} from './server/measureServer.js'
import { compareParts } from './server/relay/compareParts.js'
import { measureSigning } from './signing/measureSigning.js'
import { startBrowser } from './startBrowser.js'
import { table } from './table.js'
import { type Measurement, tally } from './tally.js'
import { calm, heavy, hurried, leaking, paying, returning, scrolling } from './visits.js'
import { measureWallet } from './wallet/measureWallet.js'

type Run = typeof calm

/** What is measured on our page with long lists alone. */
const ofMany: readonly (readonly [what: string, run: Run])[] = [
  ['returning', returning],
  ['scrolling', scrolling],
  ['paying', paying],
]

/*
 * `npm run bench`: measures the page with Foyer beside pages without it, all in one run, and prints one
 * table. Nothing is asserted: figures depend on the machine, only those of one run compare.
 */
if (process.argv.includes('--help')) console.log(usage)
else await start(readOptions(process.argv.slice(2)))

async function start(options: Options): Promise<void> {
  const { relayParts, serverAlone, serverSeconds } = options
  if (relayParts > 0) console.log(await compareParts(relayParts, serverSeconds))
  else if (options.openingRuns > 0) console.log(await ofOpening(options))
  else if (serverAlone) console.log(await measureServer(serverSeconds))
  else if (options.swapsAlone) console.log(await measureServerSwaps(serverSeconds))
  else if (options.sendAlone) console.log(await ofSending(options))
  else if (options.familiesAlone) console.log(await ofFamilies(options))
  else if (options.signInAlone) console.log(await ofSignIn(options))
  else if (options.namesAlone) console.log(await measureServerNames(serverSeconds))
  else await measureAll(options)
}

/** What the opening has goals for, in whole runs, each in a browser of its own. */
async function ofOpening({ openingRuns, rounds, cycles, chromium, json }: Options) {
  const pages = [reactOnly, floor, ours, full]
  for (const page of pages) await buildPage(page)
  const runs: Measurement[] = []
  for (let run = 1; run <= openingRuns; run += 1) {
    const all = new Map<Page, Figures>(pages.map((page) => [page, {}]))
    const browser = await startBrowser(chromium)
    try {
      const beside = pages.filter((page) => page !== reactOnly)
      await measureOpening(browser, all, { pages: beside, rounds, cycles, sizes: [5_000] })
    } finally {
      await browser.close()
    }
    const measured = pages.map((page) => ({ name: page.name, figures: all.get(page) ?? {} }))
    runs.push({ pages: measured, reactOnly: all.get(reactOnly) ?? {} })
    console.error(`run ${run} of ${openingRuns}, calibration ${Math.round(calibrate())} ms`)
    if (json) writeFileSync(json, JSON.stringify(runs, null, 2))
  }
  return tally(runs, [ours.name, full.name])
}

/** The opening of each of the pages, also over so many elements of the host's: the size that has goals is measured in every round. */
async function measureOpening(
  browser: Browser,
  all: ReadonlyMap<Page, Figures>,
  { pages, rounds, cycles, sizes }: Opening,
): Promise<void> {
  const measure = measureIn(browser, all)
  const baseline = pages.includes(reactOnly) ? [] : [reactOnly]
  const half = Math.ceil(rounds / 2)
  // Warms the disk's caches and the compiler; not counted.
  for (const page of pages) await calm(browser, page, {}).catch(() => {})
  await measure('calm', baseline, calm, 1)
  await measure('calm', pages, calm, rounds)
  await measure('hurried', pages, hurried, half)
  const beside = pages.filter((page) => page !== reactOnly)
  for (const size of sizes)
    await measure(`over ${size}`, beside, heavy(size), size === 5_000 ? rounds : half)
  await measure('leaking', pages, leaking(cycles), 1)
}

type Opening = Pick<Options, 'rounds' | 'cycles'> & {
  readonly pages: readonly Page[]
  readonly sizes: readonly Parameters<typeof heavy>[0][]
}

async function measureAll(options: Options): Promise<void> {
  const wanted = (page: Page) => options.only.length === 0 || options.only.includes(page.name)
  const pages = [reactOnly, floor, ours, full, ...otherPages(options.others)].filter(wanted)
  // What React weighs is taken from every other page.
  const long = wanted(ours) ? [many] : []
  const needed = new Set<Page>([reactOnly, ...pages, ...long])
  for (const page of needed) await buildPage(page)

  const all = new Map([...needed].map((page) => [page, {} as Figures]))
  const browser = await startBrowser(options.chromium)
  try {
    const { rounds, cycles } = options
    await measureOpening(browser, all, { pages, rounds, cycles, sizes: [500, 5_000, 50_000] })
    const measure = measureIn(browser, all)
    for (const [what, run] of ofMany) await measure(what, long, run, Math.ceil(options.rounds / 2))
  } finally {
    await browser.close()
  }
  // The long list belongs to our page, it is only built apart.
  Object.assign(all.get(ours) ?? {}, all.get(many))
  const measured = pages.map((page) => ({ name: page.name, figures: all.get(page) ?? {} }))
  console.log(table(measured, all.get(reactOnly) ?? {}))
  console.log(
    `\n${options.rounds} rounds, medians; plain HTTP on 127.0.0.1; ${browser.version()}; ${cpus().length} × ${cpus()[0]?.model}; load ${loadavg()[0]?.toFixed(1)}`,
  )
  if (wanted(ours)) {
    console.log(`\n${await ofFamilies(options)}`)
    console.log(`\n${await ofSigning(options)}`)
    console.log(`\n${await inBrowser(options, measureWallet)}`)
  }
  if (options.serverSeconds > 0) console.log(`\n${await measureServer(options.serverSeconds)}`)
  if (options.json) writeFileSync(options.json, JSON.stringify(measured, null, 2))
}

async function ofFamilies(options: Options): Promise<string> {
  await buildPage(five)
  return inBrowser(options, measureFamilies)
}

/** Of the page with long lists, what a transfer takes. */
async function ofSending(options: Options): Promise<string> {
  await buildPage(many)
  const figures: Figures = {}
  await inBrowser(options, async (browser, rounds) => {
    await measureIn(browser, new Map([[many, figures]]))('paying', [many], paying, rounds)
    return ''
  })
  return table([{ name: many.name, figures }], {})
}

async function ofSigning(options: Options): Promise<string> {
  await buildPage(sign)
  return inBrowser(options, measureSigning)
}

async function ofSignIn(options: Options): Promise<string> {
  const pressed = await ofSigning(options)
  return `${pressed}\n\n${await measureServerSignIns(options.serverSeconds)}`
}

/** In a browser that nothing was measured in yet. */
async function inBrowser({ chromium, rounds }: Options, measure: typeof measureWallet) {
  const browser = await startBrowser(chromium)
  try {
    return await measure(browser, rounds)
  } finally {
    await browser.close()
  }
}

/** Measures pages in turns, each round beginning with another, so that a busy minute hits them all. */
function measureIn(browser: Browser, all: ReadonlyMap<Page, Figures>) {
  return async (what: string, pages: readonly Page[], run: Run, rounds: number): Promise<void> => {
    for (let round = 0; round < rounds; round += 1) {
      const start = round % pages.length
      for (const page of [...pages.slice(start), ...pages.slice(0, start)])
        await run(browser, page, all.get(page) ?? {}).catch((error: Error) =>
          console.error(`${page.name}, ${what}: ${error.message}`),
        )
      if (pages.length > 0) console.error(`${what} ${round + 1}/${rounds}`)
    }
  }
}

/** Pages that other people built, to stand beside ours. */
function otherPages(folder: string | undefined): Page[] {
  if (!folder) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      // A project's own index.html is not built: its dist is.
      const isProject = existsSync(join(folder, name, 'package.json'))
      const place = resolve(folder, name, ...(isProject ? ['dist'] : []))
      const found = existsSync(join(place, 'index.html')) ? place : undefined
      const known = [reactOnly, floor, ours, full].some((page) => page.name === name)
      return found && !known ? [{ name, folder: found }] : []
    })
}
