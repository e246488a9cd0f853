import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { type Figures, note } from './figures.js'
import type { Page } from './pages.js'
import { Visit, type VisitOptions } from './Visit.js'

type Run = (browser: Browser, page: Page, figures: Figures) => Promise<void>

/** A visitor reads the page, opens the modal, closes it, opens it again and connects. */
export const calm: Run = (browser, page, figures) =>
  visiting(browser, page, {}, async (visit) => {
    await visit.quiet()
    const eager = visit.eagerBytes()
    const early = visit.scripts('load')
    note(figures, 'interactive', visit.interactive)
    note(figures, 'eager', eager)
    note(figures, 'idle', visit.bytes('load') - eager)
    note(figures, 'eagerFiles', visit.server.linked.length)
    note(figures, 'idleFiles', early.length - visit.server.linked.length)
    note(figures, 'own', visit.requests.filter(({ own }) => own).length)
    const ready = await visit.alive()
    note(figures, 'heap', ready.heap)
    note(figures, 'readyNodes', ready.nodes)

    const before = await visit.cpu()
    const longBefore = await visit.tab.evaluate(() => watch.longTasks())
    visit.step = 'open'
    const cold = await visit.open()
    await visit.quiet()
    note(figures, 'cold', cold.row)
    note(figures, 'cpu', (await visit.cpu()) - before)
    const longAfter = await visit.tab.evaluate(() => watch.longTasks())
    note(figures, 'longTasks', longAfter - longBefore)
    const shown = await visit.scriptsUntil(cold.fromNavigation)
    note(figures, 'pressFiles', shown.length - early.length)
    note(figures, 'press', visit.bytesOf(shown) - visit.bytes('load'))
    note(figures, 'chunk', visit.bytes('open'))
    note(figures, 'shown', visit.bytesOf(shown))
    note(figures, 'opened', visit.bytes('load') + visit.bytes('open'))

    await visit.close()
    await sleep(400)
    visit.step = 'again'
    note(figures, 'warm', (await visit.open()).row)
    await visit.quiet()
    if (!page.sendsNoRequest) note(figures, 'asked', (await visit.connect()).asked)
    await visit.quiet()
    note(figures, 'others', visit.requests.filter(({ own }) => !own).length)
  })

/** On a phone, a visitor presses the moment the button can be pressed; also on a page whose host has code and requests of its own. */
export const hurried: Run = async (browser, page, figures) => {
  await visiting(browser, page, { onPhone: true }, async (visit) => {
    note(figures, 'phone', (await visit.open()).fromNavigation)
  })
  await visiting(browser, page, { onPhone: true, busy: true }, async (visit) => {
    note(figures, 'phoneBusy', (await visit.open()).fromNavigation)
  })
}

/** The modal is opened twice over a page that has many elements itself. */
export const heavy =
  (elements: 500 | 5_000 | 50_000): Run =>
  (browser, page, figures) =>
    visiting(browser, page, { elements }, async (visit) => {
      await visit.quiet()
      note(figures, `cold${elements}`, (await visit.open()).row)
      await visit.quiet()
      await visit.close()
      await sleep(400)
      note(figures, `warm${elements}`, (await visit.open()).row)
    })

/** The browser goes on compiling what runs, and filling its caches, for about so many openings. */
const warmCycles = 20

/** Opened and closed over and over: what stays behind of each further time, once caches are full? */
export const leaking =
  (cycles: number): Run =>
  (browser, page, figures) =>
    visiting(browser, page, {}, async (visit) => {
      await visit.quiet()
      let early = { heap: 0, nodes: 0, listeners: 0 }
      for (let cycle = 1; cycle <= cycles; cycle += 1) {
        await visit.open()
        await sleep(60)
        await visit.close()
        await sleep(250)
        if (cycle !== warmCycles) continue
        await visit.quiet()
        early = await visit.alive()
      }
      await sleep(500)
      const late = await visit.alive()
      note(figures, 'heapEarly', early.heap)
      note(figures, 'heapAfterAll', late.heap)
      note(figures, 'kept', (late.heap - early.heap) / (cycles - warmCycles))
      note(figures, 'nodes', (late.nodes - early.nodes) / (cycles - warmCycles))
      note(figures, 'listeners', (late.listeners - early.listeners) / (cycles - warmCycles))
    })

/** A connected user opens the account, and soon opens it again. */
export const returning: Run = (browser, page, figures) =>
  visiting(browser, page, {}, async (visit) => {
    await visit.quiet()
    await visit.open()
    await visit.connect()
    await visit.show('[data-testid="open"]', balance)
    await visit.quiet()
    await visit.tab.keyboard.press('Escape')
    await sleep(600)
    const { ms, also } = await visit.show('[data-testid="open"]', visitor, balance)
    note(figures, 'accountShown', ms)
    note(figures, 'balanceFirst', Number(also))
  })

/** All of 500 wallets, whose pictures come late, scrolled through with the wheel to the end. */
export const scrolling: Run = (browser, page, figures) =>
  visiting(browser, page, {}, async (visit) => {
    await visit.quiet()
    await visit.open()
    await visit.quiet()
    await visit.tab.evaluate(() => watch.begin())
    const { ms, frames: until } = await visit.show(allWallets, item)
    note(figures, 'gridShown', ms)
    note(figures, 'gridFrames', until)
    await sleep(400)
    await visit.show('[data-testid="header-back"]', allWallets)
    await sleep(400)
    const again = await visit.show(allWallets, item)
    note(figures, 'gridAgain', again.frames)
    await sleep(400)
    const place = await visit.tab.evaluate((each) => probe.middle(each), item)
    if (place) await visit.tab.mouse.move(place.x, place.y)
    const opening = await visit.tab.evaluate(() => watch.frames().length)
    for (let seen = '', still = 0; still < 4; ) {
      for (let turns = 0; turns < 4; turns += 1) {
        await visit.tab.mouse.wheel(0, 600)
        await sleep(50)
      }
      const now = await visit.tab.evaluate((each) => probe.place(each), item)
      still = now === seen ? still + 1 : 0
      seen = now
    }
    await visit.quiet()
    note(figures, 'shift', await visit.tab.evaluate(() => watch.shift()))
    const frames = (await visit.tab.evaluate(() => watch.frames())).slice(opening)
    note(figures, 'slowFrames', frames.filter((ms) => ms > 50).length)
    note(figures, 'slowest', Math.max(...frames))
    note(figures, 'elements', await visit.tab.evaluate(() => probe.elements()))
  })

const item = '[data-testid="wallet-item"]'
const allWallets = '[data-testid="all-wallets"]'
const visitor = '[data-testid="account-address"]'
const balance = '[data-testid="account-balance"]'

async function visiting(
  browser: Browser,
  page: Page,
  options: VisitOptions,
  run: (visit: Visit) => Promise<void>,
): Promise<void> {
  const visit = await Visit.begin(browser, page, options)
  try {
    await run(visit)
  } finally {
    await visit.end()
  }
}
