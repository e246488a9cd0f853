import type { Browser, BrowserContextOptions, Frame, Page } from 'playwright-core'
import type { LockState } from '../../lock/createLock.js'
import { pressOpen } from '../../testing/pressOpen.js'
import { readToEnd, readUntilOpen } from '../../testing/readToEnd.js'
import { waitShown } from '../../testing/waitShown.js'
import type { FrameOfTest } from './frame.js'
import type { Pages } from './servePages.js'

/** A page of another site with the wallet's frame in it. */
export type Opened = {
  readonly page: Page
  readonly frame: Frame
  ask(name: string, options?: Parameters<FrameOfTest['ask']>[1]): Promise<void>
  /** What was asked slowly is ready. */
  ready(id: string): Promise<void>
  drop(id: string): Promise<void>
  /** What became of the requests. */
  ends(): Promise<Record<string, string>>
  done(): Promise<Record<string, number>>
  /** What the user waits for before approving, once it is so; that it is open, once all of it was read. */
  waits(state: LockState | 'facts'): Promise<void>
  /** Scrolls what is shown to its end. */
  read(): Promise<void>
  /** A press where the button is, whatever lies over it. */
  press(testId: string): Promise<void>
  /** The wallet's own window, which is offered. */
  openWindow(): Promise<Page>
  /** A yes to what is shown, where it can be said and once it can, and again if the screen had shut before it arrived. */
  approve(): Promise<void>
  /** A no to what is shown, after which nothing is. */
  reject(): Promise<void>
  close(): Promise<void>
}

export async function openFrame(
  browser: Browser,
  pages: Pages,
  { query = '', first, context: more }: openFrame.Options = {},
): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 420, height: 640 }, ...more })
  context.setDefaultTimeout(20_000)
  if (first) await context.addInitScript(first)
  const page = await context.newPage()
  await page.goto(`${pages.host}/host?${query}`)
  const frame = page.frame({ url: /\/frame/ })
  if (!frame) throw new Error('The page has no frame')
  await frame.waitForSelector('html[data-ready]', { state: 'attached' })
  type Scope = { approvalOfTest: FrameOfTest }
  const waits: Opened['waits'] = async (state) => {
    if (state === 'open') return readUntilOpen(frame)
    await waitShown(frame, `[data-waits="${state}"]`)
  }
  const press: Opened['press'] = async (testId) => {
    const box = await frame.getByTestId(testId).boundingBox()
    if (!box) throw new Error(`There is no ${testId}`)
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  }
  const openWindow: Opened['openWindow'] = async () => {
    const opening = page.waitForEvent('popup')
    await frame.getByTestId('approval-window').click()
    const window = await opening
    await window.getByTestId('approval-origin').waitFor()
    return window
  }
  return {
    page,
    frame,
    openWindow,
    ask: (name, options) =>
      frame.evaluate(
        ([name, options]) =>
          (window as unknown as Scope).approvalOfTest.ask(name as string, options as object),
        [name, options ?? {}],
      ),
    ready: (id) =>
      frame.evaluate((id) => (window as unknown as Scope).approvalOfTest.ready(id), id),
    drop: (id) => frame.evaluate((id) => (window as unknown as Scope).approvalOfTest.drop(id), id),
    ends: () => frame.evaluate(() => (window as unknown as Scope).approvalOfTest.ends),
    done: () => frame.evaluate(() => (window as unknown as Scope).approvalOfTest.done),
    waits,
    read: () => readToEnd(frame),
    press,
    async approve() {
      await waitSettled(frame)
      if ((await frame.getByTestId('approval-window').count()) === 0)
        return pressOpen(frame, () => press('approval-approve'))
      const window = await openWindow()
      const gone = window.waitForEvent('close')
      await pressOpen(window, () => window.getByTestId('approval-approve').click())
      await gone
      await page.bringToFront()
    },
    async reject() {
      await press('approval-reject')
      await frame.getByTestId('approval').waitFor({ state: 'detached' })
    },
    close: () => context.close(),
  }
}

/** Until all is known, and so where it is approved. */
async function waitSettled(frame: Frame): Promise<void> {
  await waitShown(frame, '[data-waits]:not([data-waits="facts"])')
}

export declare namespace openFrame {
  type Options = {
    query?: string
    /** Runs in every document before anything else does. */
    first?: () => void
    context?: BrowserContextOptions
  }
}
