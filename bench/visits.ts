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
    const pressed = await visit.scriptsUntil(cold.fromNavigation - cold.row)
    const shown = await visit.scriptsUntil(cold.fromNavigation)
    note(figures, 'pressFiles', shown.length - pressed.length)
    note(figures, 'press', visit.bytesOf(shown) - visit.bytesOf(pressed))
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

/** The browser goes on compiling what runs, and filling its caches, for about so many openings of ours. */
const warmCycles = 40

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
    await visit.show(back, allWallets)
    await sleep(400)
    const again = await visit.show(allWallets, item)
    note(figures, 'gridAgain', again.frames)
    await sleep(400)
    const opening = await scrollToEnd(visit, item)
    await visit.quiet()
    note(figures, 'shift', await visit.tab.evaluate(() => watch.shift()))
    const frames = (await visit.tab.evaluate(() => watch.frames())).slice(opening)
    note(figures, 'slowFrames', frames.filter((ms) => ms > 50).length)
    note(figures, 'slowest', Math.max(...frames))
    note(figures, 'elements', await visit.tab.evaluate(() => probe.elements()))
  })

/** A connected user with 500 tokens looks for one of them, types a receiver and looks at what it costs. */
export const paying: Run = (browser, page, figures) =>
  visiting(browser, page, { tokens: 500 }, async (visit) => {
    await visit.quiet()
    await visit.open()
    await visit.connect()
    await visit.show('[data-testid="open"]', balance)
    await visit.quiet()
    await visit.show(send, max)
    await visit.quiet()
    await visit.show(back, send)
    await sleep(600)
    const { frames, also } = await visit.show(send, amount, max)
    note(figures, 'sendFrames', frames)
    note(figures, 'sendFirst', Number(also))

    await visit.tab.evaluate(() => watch.begin())
    note(figures, 'tokensFrames', (await visit.show(token, tokenRow)).frames)
    const opening = await scrollToEnd(visit, tokenRow)
    const lengths = (await visit.tab.evaluate(() => watch.frames())).slice(opening)
    note(figures, 'tokensSlow', lengths.filter((ms) => ms > 50).length)
    note(figures, 'tokensSlowest', Math.max(...lengths))
    await visit.show(back, max)
    await visit.quiet()

    await visit.press(amount)
    await visit.tab.keyboard.insertText('0.5')
    await visit.press('[data-testid="send-recipient"]')
    const ready = '[data-testid="preview-send"]:not([aria-disabled])'
    note(figures, 'sendReady', (await visit.type(receiver, ready)).ms)
    await visit.quiet()
    note(figures, 'sendFee', (await visit.show(ready, '[data-testid="preview-fee"]')).ms)
  })

/** Turns the wheel over a list until it moves no more. Returns how many frames there were before. */
async function scrollToEnd(visit: Visit, selector: string): Promise<number> {
  const place = await visit.tab.evaluate((each) => probe.middle(each), selector)
  if (place) await visit.tab.mouse.move(place.x, place.y)
  const before = await visit.tab.evaluate(() => watch.frames().length)
  for (let seen = '', still = 0; still < 4; ) {
    for (let turns = 0; turns < 4; turns += 1) {
      await visit.tab.mouse.wheel(0, 600)
      await sleep(50)
    }
    const now = await visit.tab.evaluate((each) => probe.place(each), selector)
    still = now === seen ? still + 1 : 0
    seen = now
  }
  return before
}

const send = '[data-testid="send"]'
const back = '[data-testid="header-back"]'
const amount = '[data-testid="send-amount"]'
const max = '[data-testid="send-max"]'
const token = '[data-testid="send-token"]'
const tokenRow = '[data-testid^="send-T"]'
const receiver = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
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
