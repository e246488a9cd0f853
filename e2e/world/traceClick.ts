import type { CDPSession } from 'playwright-core'
import type { Visit } from './createVisit.js'

/** An entry of Chromium's trace; times in microseconds, `tdur` of the processor. */
type Entry = {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly data?: { readonly type?: string } }
}

/**
 * What a press has the page do before anything is painted: how often a script forces a layout while the click is handed out, and the
 * processor's time of the whole task in milliseconds.
 */
export async function traceClick(
  { context, page }: Visit,
  press: () => Promise<void>,
): Promise<{ layouts: number; taskMs: number }> {
  const session = await context.newCDPSession(page)
  const began = `traceClick ${crypto.randomUUID()}`
  const entries = await record(session, async () => {
    await page.evaluate((name) => void performance.mark(name), began)
    await press()
  })
  await session.detach()
  // The trace is of all pages of the browser.
  const mark = entries.find(({ name }) => name === began)
  const click = entries.find(
    ({ name, args, pid, ts }) =>
      name === 'EventDispatch' && isClick(args) && pid === mark?.pid && ts > mark.ts,
  )
  if (!click) throw new Error('The trace has no click')
  const isInside = (inner: Entry, outer: Entry) =>
    inner.pid === outer.pid &&
    inner.tid === outer.tid &&
    inner.ts >= outer.ts &&
    inner.ts <= outer.ts + (outer.dur ?? 0)
  const task = entries.find(
    ({ name, ...rest }) => /RunTask$/.test(name) && isInside(click, { name, ...rest }),
  )
  if (!task) throw new Error('The trace has no task of the click')
  return {
    layouts: entries.filter((entry) => entry.name === 'Layout' && isInside(entry, click)).length,
    taskMs: (task.tdur ?? task.dur ?? 0) / 1000,
  }
}

const isClick = (args: Entry['args']) => args?.data?.type === 'click'

async function record(session: CDPSession, during: () => Promise<void>): Promise<Entry[]> {
  const entries: Entry[] = []
  session.on('Tracing.dataCollected', ({ value }) => entries.push(...(value as never as Entry[])))
  const isComplete = new Promise<void>((resolve) =>
    session.once('Tracing.tracingComplete', () => resolve()),
  )
  const categories = 'blink.user_timing,devtools.timeline,toplevel'
  await session.send('Tracing.start', { categories, transferMode: 'ReportEvents' })
  await during()
  await session.send('Tracing.end')
  await isComplete
  return entries
}
