import type { Browser } from 'playwright-core'
import { type SandboxChains, startChains } from 'sandbox'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from '../testing/findViolations.js'
import { pressOpen } from '../testing/pressOpen.js'
import { readUntilOpen } from '../testing/readToEnd.js'
import { settled } from '../testing/settled.js'
import { type Opened, openFrame } from './testing/openFrame.js'
import { opens } from './testing/opens.js'
import type { Pages } from './testing/servePages.js'
import { startPages } from './testing/startPages.js'

let sandbox: SandboxChains
let pages: Pages
let browser: Browser
let stop: () => Promise<void>
const opened: Opened[] = []
beforeAll(async () => {
  sandbox = await startChains({ count: 1 })
  ;({ pages, browser, stop } = await startPages(sandbox.world))
})
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})
afterAll(async () => {
  await stop?.()
  await sandbox?.stop()
})

async function open(options?: openFrame.Options): Promise<Opened> {
  const one = await openFrame(browser, pages, options)
  opened.push(one)
  return one
}

/** As in browsers that cannot tell what lies over a frame. */
const withoutSight = () => {
  Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible')
}

test('typed data is shown to its end, however deep it lies', async () => {
  const { frame, ask, waits } = await open()
  await ask('deepTypedData')
  await waits('open')
  const shown = await frame.getByTestId('approval-fields').innerText()
  expect(shown).toContain('"payee":"0x')
  expect(shown).toContain('"sum":"9876"')
})

test('shows the requesting page as the browser says it, and does what was approved once', async () => {
  const { frame, ask, waits, reject, ends, done } = await open()
  await ask('signIn')
  await waits('open')
  await expect(frame.getByTestId('approval-origin').textContent()).resolves.toBe(
    new URL(pages.host).host,
  )
  await pressOpen(frame, () => frame.getByTestId('approval-approve').dblclick())
  await frame.getByText('Done', { exact: true }).waitFor()
  await expect.poll(ends).toEqual({ signIn: 'approved' })
  expect(await done()).toEqual({ signIn: 1 })
  await ask('pay')
  await waits('open')
  await reject()
  await expect.poll(ends).toEqual({ signIn: 'approved', pay: 'rejected' })
  expect(await done()).toEqual({ signIn: 1 })
})

test('a page that goes on while it is being done keeps the focus when it is', async () => {
  const { page, frame, ask, approve, ready, ends } = await open()
  await ask('message', { slow: 'perform' })
  await approve()
  await frame.locator('[data-stage=working] [tabindex]:focus').waitFor()
  await page.evaluate(() => document.body.appendChild(document.createElement('button')).focus())
  const focused = () => page.evaluate(() => document.activeElement?.localName)
  expect(await focused()).toBe('button')
  await ready('message')
  await expect.poll(ends).toEqual({ message: 'approved' })
  await frame.getByText('Done', { exact: true }).waitFor()
  await settled(frame)
  expect(await focused()).toBe('button')
})

test('a press that comes before the screen could be read is none', async () => {
  const one = await open()
  const { page, ask, waits, press, approve, ends } = one
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await ask('message')
  await waits('moment')
  await press('approval-approve')
  await page.clock.runFor(450)
  await press('approval-approve')
  expect(await ends()).toEqual({})
  await opens(one)
  await approve()
  await expect.poll(ends).toEqual({ message: 'approved' })
})

test('the requesting page is there at once, and what is not there yet cannot be approved', async () => {
  const one = await open()
  const { page, frame, ask, ready, waits, press, approve, reject, ends, done } = one
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await ask('approveSome', { slow: 'request' })
  await waits('facts')
  await frame.getByText('asks for a transaction', { exact: true }).waitFor()
  await frame.getByText('Foyer Local One', { exact: true }).waitFor()
  // However long it takes.
  await page.clock.runFor(5_000)
  await press('approval-approve')
  expect(await ends()).toEqual({})
  await ready('approveSome')
  await waits('moment')
  await press('approval-approve')
  await page.clock.runFor(450)
  await press('approval-approve')
  expect([await ends(), await done()]).toEqual([{}, {}])
  await opens(one)
  await approve()
  await expect.poll(ends).toEqual({ approveSome: 'approved' })
  await ask('message', { slow: 'request', id: 'unready' })
  await waits('facts')
  await reject()
  await expect.poll(ends).toEqual({ approveSome: 'approved', unready: 'rejected' })
})

test('a button that looks as if it could be pressed can be, however late the facts come', async () => {
  const one = await open()
  const { page, frame, ask, ready, waits, approve, ends } = one
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await frame.evaluate(() => {
    const scope = window as unknown as { looked: string[] }
    scope.looked = []
    const look = () => {
      const root = document.querySelector('foyer-approval')?.shadowRoot
      const button = root?.querySelector('[data-testid="approval-approve"]')
      const isShut = button?.getAttribute('aria-disabled') === 'true'
      const now = button ? (isShut ? 'shut' : 'open') : 'none'
      if (scope.looked.at(-1) !== now) scope.looked.push(now)
    }
    new MutationObserver(() => {
      const root = document.querySelector('foyer-approval')?.shadowRoot
      if (root) new MutationObserver(look).observe(root, watched)
      look()
    }).observe(document.body, { childList: true, subtree: true })
    const watched = { childList: true, subtree: true, attributes: true }
  })
  await ask('message', { slow: 'prices' })
  await waits('facts')
  // Longer than the lock stays shut after the screen came.
  await page.clock.runFor(2_000)
  await ready('message')
  await waits('moment')
  // Where the mouse was before it presses.
  await frame.getByTestId('approval-origin').hover()
  await opens(one)
  await approve()
  await expect.poll(ends).toEqual({ message: 'approved' })
  const looked = await frame.evaluate(() => (window as unknown as { looked: string[] }).looked)
  // Open once, and from then on until it was pressed.
  expect(looked.filter((one) => one === 'open')).toHaveLength(1)
})

/** What a page can do to a frame, by how it looks to the user. */
const covers: readonly (readonly [string, () => void])[] = [
  [
    'something that lets presses through lies over it',
    () => {
      const cover = document.createElement('div')
      cover.id = 'cover'
      cover.style.cssText =
        'position:fixed;top:80px;left:20px;width:200px;height:60px;background:#fff;pointer-events:none;z-index:9'
      document.body.append(cover)
    },
  ],
  [
    'it is made see-through',
    () => {
      const frame = document.querySelector('iframe')
      if (frame) frame.style.opacity = '0.02'
    },
  ],
  [
    'it is made small',
    () => {
      const frame = document.querySelector('iframe')
      if (frame) frame.style.transform = 'scale(0.5)'
    },
  ],
  [
    'a part of it is moved out of sight',
    () => {
      const frame = document.querySelector('iframe')
      if (frame) frame.style.left = '-80px'
    },
  ],
]

test('nothing can be approved while it is covered, seen through, small or out of sight', async () => {
  const { page, frame, ask, waits, press, approve, ends } = await open()
  await ask('message')
  for (const [, cover] of covers) {
    await waits('open')
    await page.evaluate(cover)
    await waits('unseen')
    await press('approval-approve')
    expect(await ends()).toEqual({})
    await page.evaluate(() => {
      document.getElementById('cover')?.remove()
      const frame = document.querySelector('iframe')
      if (frame) Object.assign(frame.style, { opacity: '', transform: '', left: '0' })
    })
    // A press beside the frame took the keyboard out of it; the first one back may meet the page where the frame comes to.
    await expect
      .poll(async () => {
        await frame.getByTestId('approval-origin').click()
        return frame.evaluate(() => document.hasFocus())
      })
      .toBe(true)
  }
  // While it is out of sight it offers its own window, and takes that back.
  await waits('open')
  await approve()
  await expect.poll(ends).toEqual({ message: 'approved' })
})

test('a frame that reaches beyond the page is drawn in the part that is in view, and decided there', async () => {
  const { page, frame, ask, waits, approve, ends } = await open()
  await ask('message')
  const screen = frame.getByTestId('approval')
  const place = () =>
    screen.evaluate((box) => {
      const { top, bottom } = box.getBoundingClientRect()
      return [top, bottom]
    })
  for (const [top, height, first, last] of [
    [100, 600, 0, 540],
    [-47, 600, 47, 600],
    [-60, 760, 60, 700],
  ] as const) {
    await page.evaluate(
      ([top, height]) => {
        const frame = document.querySelector('iframe')
        if (frame) Object.assign(frame.style, { top: `${top}px`, height: `${height}px` })
      },
      [top, height],
    )
    await expect.poll(place).toEqual([first, last])
    await waits('open')
  }
  await approve()
  await expect.poll(ends).toEqual({ message: 'approved' })
})

test('a script presses nothing', async () => {
  const { frame, ask, waits, ends } = await open()
  await ask('message')
  await waits('open')
  for (const id of ['approval-approve', 'approval-reject'])
    await frame.getByTestId(id).evaluate((button: HTMLElement) => button.click())
  expect(await ends()).toEqual({})
})

test('a danger is ticked off before it can be approved, and no is what the keyboard meets first', async () => {
  const { page, frame, ask, waits, openWindow, ends } = await open()
  await ask('phishing')
  await waits('open')
  await frame.getByTestId('warning-signInElsewhere').waitFor()
  const window = await openWindow()
  await readUntilOpen(window)
  const approval = window.getByTestId('approval-approve')
  await approval.click({ force: true })
  expect(await ends()).toEqual({})
  await window.getByTestId('approval-understand').check()
  const gone = window.waitForEvent('close')
  await pressOpen(window, () => approval.click())
  await gone
  await page.bringToFront()
  await expect.poll(ends).toEqual({ phishing: 'approved' })
  await ask('bytes')
  await frame.getByTestId('warning-notText').waitFor()
  await waits('open')
  await page.keyboard.press('Enter')
  await expect.poll(ends).toEqual({ phishing: 'approved', bytes: 'rejected' })
})

test('requests wait for their turn; one that is dropped never gets it', async () => {
  const { frame, ask, drop, waits, press, ends } = await open()
  await ask('message')
  await ask('signIn')
  await ask('bytes')
  await frame.getByText('Request 1 of 3').waitFor()
  await drop('signIn')
  await frame.getByText('Request 1 of 2').waitFor()
  await waits('open')
  await press('approval-reject')
  await frame.getByText('Request 2 of 2').waitFor()
  await drop('bytes')
  await frame.getByTestId('approval').waitFor({ state: 'detached' })
  await expect.poll(ends).toEqual({
    message: 'rejected',
    signIn: 'failed: dropped',
    bytes: 'failed: dropped',
  })
})

test('Escape declines, as closing the modal does, and puts a failure away', async () => {
  const { page, frame, ask, approve, waits, ends } = await open()
  await ask('message', { id: 'first' })
  await waits('open')
  await page.locator('iframe').focus()
  await page.keyboard.press('Escape')
  await expect.poll(ends).toEqual({ first: 'rejected' })
  await ask('message', { id: 'second', fails: 'No' })
  await approve()
  await frame.getByTestId('approval-close').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(ends).toEqual({ first: 'rejected', second: 'failed: No' })
})

test('what was opened from a request ends with it, and does not lie over the next one', async () => {
  const { frame, ask, drop, approve, ends, waits } = await open({ query: 'lost=stays' })
  await ask('message', { id: 'first' })
  await waits('open')
  await frame.getByTestId('passkey-said-lost').click()
  await frame.getByTestId('security').waitFor({ state: 'attached' })
  await drop('first')
  await frame.getByTestId('security').waitFor({ state: 'detached' })
  await ask('message', { id: 'second' })
  await approve()
  await expect.poll(ends).toEqual({ first: 'failed: dropped', second: 'approved' })
})

test('a failure is read before it is thrown on', async () => {
  const { frame, ask, approve, ends } = await open()
  await ask('message', { fails: 'The network is away. Try again.' })
  await approve()
  await frame.getByText('The network is away. Try again.', { exact: true }).waitFor()
  expect(await ends()).toEqual({})
  await frame.getByTestId('approval-close').click()
  await expect.poll(ends).toEqual({ message: 'failed: The network is away. Try again.' })
})

test('what the network says is on the screen, to the last digit', async () => {
  const { frame, ask, waits } = await open()
  await ask('swap')
  await waits('open')
  const changes = await frame.getByTestId('approval-changes').innerText()
  expect(changes).toMatch(/−0\.1 ETH[\s\S]*\+249\.12581 MUSD/)
  await ask('fails', { id: 'second' })
  await frame.getByTestId('approval-reject').click()
  await frame.getByTestId('warning-willFail').waitFor()
})

test('where the browser cannot see covers, it is approved in a window of the wallet and only there', async () => {
  const { page, frame, ask, ends, done } = await open({ first: withoutSight })
  await ask('signIn')
  await frame.getByTestId('approval-window').waitFor()
  expect(await frame.getByTestId('approval-approve').count()).toBe(0)
  const first = page.context().waitForEvent('page')
  await frame.getByTestId('approval-window').click()
  const shut = await first
  await shut.getByTestId('approval-origin').waitFor()
  await shut.close()
  // Closing it decides nothing.
  await frame.getByText('Go on in a window', { exact: true }).waitFor()
  expect(await ends()).toEqual({})
  const second = page.context().waitForEvent('page')
  await frame.getByTestId('approval-window').click()
  const window = await second
  await window.getByTestId('approval-origin').waitFor()
  await window.bringToFront()
  const gone = window.waitForEvent('close')
  await pressOpen(window, () => window.getByTestId('approval-approve').click())
  await gone
  await expect.poll(ends).toEqual({ signIn: 'approved' })
  expect(await done()).toEqual({ signIn: 1 })
})

test.each([
  ['the browser opens no window', '', true],
  ['the page cuts its windows off', 'coop=same-origin', false],
] as const)('nothing is approved where %s', async (_, query, isBlocked) => {
  const { frame, ask, ends } = await open({
    query,
    first: isBlocked
      ? () => {
          Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible')
          window.open = () => null
        }
      : withoutSight,
  })
  await ask('signIn')
  await frame.getByTestId('approval-window').click()
  await frame.getByTestId('approval-blocked').waitFor()
  expect(await frame.getByTestId('approval-approve').count()).toBe(0)
  expect(await ends()).toEqual({})
})

test('a window that does not come in time goes, and another can be opened', async () => {
  const { page, frame, ask, ends } = await open({ first: withoutSight })
  const context = page.context()
  // Answered by nothing that says it is there. A request without any answer would hold the clock of all windows for the fifteen seconds.
  await context.route('**/approve', (route) => route.fulfill({ status: 503, body: '' }))
  await page.clock.install()
  await ask('signIn')
  const opening = context.waitForEvent('page')
  await frame.getByTestId('approval-window').click()
  const gone = (await opening).waitForEvent('close')
  await page.clock.fastForward(15_000)
  await gone
  await frame.getByTestId('approval-blocked').waitFor()
  await context.unroute('**/approve')
  const second = context.waitForEvent('page')
  await frame.getByTestId('approval-window').click()
  const window = await second
  await pressOpen(window, () => window.getByTestId('approval-approve').click())
  await expect.poll(ends).toEqual({ signIn: 'approved' })
})

test('a window without a frame says so', async () => {
  const { page } = await open()
  await page.goto(`${pages.wallet}/approve`)
  await page.getByTestId('approval-lost').waitFor()
})

const shown = ['connect', 'phishing', 'hiddenMessage', 'approveAll', 'batch', 'typedData']

test.each(['dark', 'light'])(
  'in the %s theme all can use it, and nothing is cut off',
  async (theme) => {
    const { page, frame, ask, waits, drop } = await open({ query: `theme=${theme}` })
    for (const name of shown) {
      await ask(name)
      await waits('open')
      // Nothing is signed there, so that there is nothing raw.
      if (name !== 'connect') await frame.getByTestId('approval-raw').getByRole('button').click()
      await page.evaluate(() => {
        const frame = document.querySelector('iframe')
        if (frame) frame.style.width = '320px'
      })
      // Another size is read again.
      await frame.waitForFunction(() => innerWidth === 320)
      await waits('open')
      // A colour that is on its way to another is neither.
      await settled(frame)
      expect([name, await findViolations(frame)]).toEqual([name, []])
      const body = frame.locator('.approval-body')
      for (const dir of ['ltr', 'rtl']) {
        await frame
          .locator('foyer-approval')
          .evaluate((host, dir) => host.setAttribute('dir', dir), dir)
        const [inner, outer] = await body.evaluate((one) => [one.scrollWidth, one.clientWidth])
        expect([name, dir, inner]).toEqual([name, dir, outer])
      }
      await drop(name)
      await frame.getByTestId('approval').waitFor({ state: 'detached' })
      await page.evaluate(() => {
        const frame = document.querySelector('iframe')
        if (frame) frame.style.width = '360px'
      })
    }
  },
)

test('fetches nothing more when the screen was loaded before', async () => {
  const { frame, ask, drop } = await open()
  await ask('message')
  await frame.getByTestId('approval').waitFor()
  // Its faces come beside it, and are there when both are.
  await expect.poll(() => frame.evaluate(() => document.fonts.size)).toBe(2)
  await drop('message')
  await frame.getByTestId('approval').waitFor({ state: 'detached' })
  const fetched = () =>
    frame.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.includes('/assets/')),
    )
  const before = await fetched()
  expect(before).not.toEqual([])
  await ask('swap')
  await frame.getByTestId('approval').waitFor()
  expect(await fetched()).toEqual(before)
})
