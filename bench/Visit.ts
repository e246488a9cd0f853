import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, CDPSession, Page as Tab } from 'playwright-core'
import { installNodes } from './installNodes.js'
import { type Connecting, installProbe, type Opening, type Showing } from './installProbe.js'
import { installWatch } from './installWatch.js'
import type { Page } from './pages.js'
import { type Server, serve } from './serve.js'
import { within } from './within.js'

const wallet = 'Bench Wallet'
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** A phone as Lighthouse imagines it: 1.6 Mbit/s down, 150 ms round trip, a quarter of the speed. */
const phone = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }

export type Request = { readonly path: string; readonly own: boolean; readonly step: string }

export type VisitOptions = {
  readonly onPhone?: boolean | undefined
  /** The host has code and requests of its own. */
  readonly busy?: boolean | undefined
  /** So many elements of the host's stand in the page. */
  readonly elements?: number | undefined
  /** So many tokens are in the account. */
  readonly tokens?: number | undefined
}

/** One user's visit to one page, in a browser profile of its own: nothing is cached or remembered. */
export class Visit {
  readonly tab: Tab
  readonly server: Server
  readonly page: Page
  readonly requests: Request[] = []
  /** What the visit is at: every request is noted under it. */
  step = 'load'
  isPhone = false
  /** Since navigation, in milliseconds: when the button could be pressed. */
  interactive = 0
  readonly #cdp: CDPSession
  #open = 0
  #lastAt = Date.now()

  private constructor(page: Page, server: Server, tab: Tab, cdp: CDPSession) {
    this.page = page
    this.server = server
    this.tab = tab
    this.#cdp = cdp
    tab.on('request', (request) => {
      const url = new URL(request.url())
      if (!/^(https?|wss?):$/.test(url.protocol)) return
      this.#open += 1
      this.#lastAt = Date.now()
      const own = url.origin === server.origin
      this.requests.push({ path: own ? url.pathname : url.href, own, step: this.step })
      const end = () => {
        this.#open -= 1
        this.#lastAt = Date.now()
      }
      request
        .response()
        .then(
          async (response) => response?.finished(),
          () => undefined,
        )
        .then(end, end)
    })
  }

  static async begin(browser: Browser, page: Page, options: VisitOptions = {}): Promise<Visit> {
    const { onPhone, busy, elements, tokens } = options
    const server = await serve(page.folder, { busy })
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    // What compiles this file names functions by a helper that the page does not have.
    await context.addInitScript({ content: 'globalThis.__name ??= (value) => value' })
    await context.addInitScript(installProbe, { wallet, address, tokens })
    await context.addInitScript(installWatch)
    if (elements) await context.addInitScript(installNodes, elements)
    const tab = await context.newPage()
    const cdp = await context.newCDPSession(tab)
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    await cdp.send('HeapProfiler.enable')
    if (onPhone) {
      await cdp.send('Network.enable')
      await cdp.send('Network.emulateNetworkConditions', { offline: false, ...phone })
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    }
    const visit = new Visit(page, server, tab, cdp)
    visit.isPhone = onPhone ?? false
    await tab.goto(`${server.origin}/`, { waitUntil: 'commit' })
    visit.interactive = await within(
      tab.evaluate(() => probe.ready),
      'the button',
    )
    return visit
  }

  async end(): Promise<void> {
    await this.tab.context().close()
    this.server.stop()
  }

  /** Until nothing was requested of the network for a while, which begins now: as long as a visitor reads at least. */
  async quiet(ms = 500): Promise<void> {
    this.#lastAt = Date.now()
    const end = Date.now() + 10_000
    while (Date.now() < end && (this.#open > 0 || Date.now() - this.#lastAt < ms)) await sleep(50)
  }

  /** Main-thread time so far, in milliseconds of the processor and not of the clock. */
  async cpu(): Promise<number> {
    return (await this.#metrics()).get('TaskDuration') * 1000
  }

  /** What is alive after the garbage was collected. */
  async alive(): Promise<{ heap: number; nodes: number; listeners: number }> {
    for (let times = 0; times < 3; times += 1) await this.#cdp.send('HeapProfiler.collectGarbage')
    const { usedSize } = await this.#cdp.send('Runtime.getHeapUsage')
    const metrics = await this.#metrics()
    return {
      heap: usedSize,
      nodes: metrics.get('Nodes'),
      listeners: metrics.get('JSEventListeners'),
    }
  }

  /** Of these scripts, each once, as they go over the wire. */
  bytesOf(paths: readonly string[]): number {
    const scripts = new Set(paths.filter((path) => path.endsWith('.js')))
    return [...scripts].reduce((total, path) => total + this.server.bytes(path), 0)
  }

  /** Of the JavaScript that a step fetched, as it went over the wire. */
  bytes(step: string): number {
    return this.bytesOf(this.scripts(step))
  }

  /** Of the JavaScript that the page names itself. */
  eagerBytes(): number {
    return this.bytesOf(this.server.linked)
  }

  /** The scripts that a step fetched. */
  scripts(step: string): string[] {
    return this.requests
      .filter((each) => each.step === step && each.path.endsWith('.js'))
      .map(({ path }) => path)
  }

  /** The scripts requested up to a moment, given in milliseconds since navigation. */
  async scriptsUntil(moment: number): Promise<string[]> {
    const paths = await this.tab.evaluate(
      (until) =>
        performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => startTime <= until)
          .map(({ name }) => new URL(name).pathname),
      moment,
    )
    return paths.filter((path) => path.endsWith('.js'))
  }

  async press(selector: string): Promise<void> {
    const place = await this.tab.evaluate((each) => probe.middle(each), selector)
    await this.#pressAt(place, selector)
  }

  async pressRow(): Promise<void> {
    await this.#pressAt(await this.tab.evaluate(() => probe.middleOfRow()), 'the row')
  }

  /** Presses the button and waits for the row. */
  async open(): Promise<Opening> {
    await this.tab.evaluate(() => {
      globalThis.opening = probe.opening()
    })
    await this.press('[data-testid="open"]')
    return within(
      this.tab.evaluate(() => globalThis.opening),
      'the row',
    )
  }

  async close(): Promise<void> {
    const { close } = this.page
    if (close) await this.press(close)
    else await this.tab.keyboard.press('Escape')
    await within(
      this.tab.evaluate(() => probe.closed()),
      'the end of the modal',
    )
  }

  async connect(): Promise<Connecting> {
    await this.tab.evaluate(() => {
      globalThis.connecting = probe.connecting()
    })
    await this.pressRow()
    return within(
      this.tab.evaluate(() => globalThis.connecting),
      'the account',
    )
  }

  /** Presses, and waits until one of these is seen. */
  async show(press: string, selector: string, also?: string): Promise<Showing> {
    await this.tab.evaluate(
      (asked) => {
        globalThis.showing = probe.showing(asked.selector, asked.also)
      },
      { selector, also },
    )
    await this.press(press)
    return within(
      this.tab.evaluate(() => globalThis.showing),
      selector,
    )
  }

  /** Types into the field that has the focus, the last character by itself, and waits from it on until one of these is seen. */
  async type(text: string, selector: string): Promise<Showing> {
    await this.tab.keyboard.insertText(text.slice(0, -1))
    await sleep(300)
    await this.tab.evaluate((wanted) => {
      globalThis.showing = probe.showing(wanted, wanted, 'input')
    }, selector)
    await this.tab.keyboard.press(text.slice(-1))
    return within(
      this.tab.evaluate(() => globalThis.showing),
      selector,
    )
  }

  async #pressAt(place: { x: number; y: number } | undefined, what: string): Promise<void> {
    if (!place) throw new Error(`${this.page.name}: nothing to press: ${what}`)
    // The pointer is there before it presses: what its coming costs is none of the press. A finger comes with its press.
    if (!this.isPhone) await this.tab.mouse.move(place.x, place.y).then(() => sleep(100))
    await this.tab.mouse.click(place.x, place.y)
  }

  async #metrics(): Promise<{ get(name: string): number }> {
    const { metrics } = await this.#cdp.send('Performance.getMetrics')
    return { get: (name) => metrics.find((each) => each.name === name)?.value ?? 0 }
  }
}
