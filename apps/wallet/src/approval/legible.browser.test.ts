import type { Browser } from 'playwright-core'
import { type SandboxChains, startChains } from 'sandbox'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { pressOpen } from '../testing/pressOpen.js'
import { readUntilOpen } from '../testing/readToEnd.js'
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

/** As a page does with its frame. */
const shape = ({ page }: Opened, style: string) =>
  page.evaluate((style) => {
    const frame = document.querySelector('iframe')
    const usual = 'position:fixed;inset:0 auto auto 0;width:360px;height:600px;border:0;'
    if (frame) frame.style.cssText = usual + style
  }, style)

/** Until the browser sends the mouse to where things are now: a picture is taken of what was drawn. */
const drawn = ({ page }: Opened) => page.screenshot()

/** The wheel over the words, once for each part of them that is in view. */
async function scroll({ page, frame }: Opened, by = 120, times = 30): Promise<void> {
  await frame.getByTestId('approval-origin').hover()
  for (let at = 0; at < times; at += 1) await page.mouse.wheel(0, by)
}

/** Where the middle of the button is that says yes. */
async function spotOf({ frame }: Opened) {
  const box = await frame.getByTestId('approval-approve').boundingBox()
  if (!box) throw new Error('There is no button')
  return [box.x + box.width / 2, box.y + box.height / 2] as const
}

const low = 'height:300px'

test.each([
  ['a message', 'message'],
  ['an allowance', 'approveSome'],
  ['a sign-in', 'signIn'],
  ['to see the account', 'connect'],
])('a page gets no yes to %s from a frame in which nothing can be read', async (_, name) => {
  const one = await open()
  const { page, frame, ask, waits, press, reject, ends } = one
  await page.evaluate(() => {
    const bait = document.createElement('div')
    bait.style.cssText = 'position:fixed;top:620px;left:20px'
    bait.textContent = 'Press the button to collect your voucher.'
    document.body.append(bait)
  })
  await ask(name)
  for (const style of [
    'height:120px',
    'height:190px',
    'height:40px',
    'width:100px',
    'zoom:0.3',
    'zoom:0.5',
  ]) {
    await shape(one, style)
    await waits('small')
    await frame.getByText('There is too little room here').first().waitFor()
    await press('approval-approve')
    expect([style, await ends()]).toEqual([style, {}])
  }
  // A way on, and a no, are always there.
  await shape(one, 'height:120px')
  await waits('small')
  await frame.getByTestId('approval-window').scrollIntoViewIfNeeded()
  await frame.getByTestId('approval-reject').scrollIntoViewIfNeeded()
  await reject()
  await expect.poll(ends).toEqual({ [name]: 'rejected' })
})

test.each([
  ['bytes, with a danger', 'bytes'],
  ['an allowance without a limit', 'approveAll'],
  ['a sum that is large', 'pay'],
  ['a whole collection', 'allPieces'],
])(
  'whatever the page does to its frame, %s gets its yes in a window of the wallet alone',
  async (_, name) => {
    const one = await open()
    const { page, frame, ask, waits, openWindow, ends } = one
    // The browser counts no mask as a cover.
    await shape(one, 'mask-image:linear-gradient(transparent 80%, #000 80%)')
    await ask(name)
    await waits('open')
    expect(await frame.getByTestId('approval-approve').count()).toBe(0)
    expect(await frame.getByTestId('approval-understand').count()).toBe(0)
    const opened = await openWindow()
    // Nor while it stands in the window.
    expect(await frame.getByTestId('approval-approve').count()).toBe(0)
    const tick = opened.getByTestId('approval-understand')
    await readUntilOpen(opened)
    if (await tick.count()) {
      await opened.getByTestId('approval-approve').click({ force: true })
      expect(await ends()).toEqual({})
      await tick.check()
    }
    const gone = opened.waitForEvent('close')
    await pressOpen(opened, () => opened.getByTestId('approval-approve').click())
    await gone
    await page.bringToFront()
    await expect.poll(ends).toEqual({ [name]: 'approved' })
  },
)

test('the way of the mouse shows what a page shrinks on a fine screen', async () => {
  const one = await open({
    // A pixel of a finer screen.
    first: () => Object.defineProperty(window, 'devicePixelRatio', { get: () => 2 }),
  })
  const { page, frame, ask, waits, press, ends } = one
  await ask('message')
  await waits('open')
  await shape(one, 'zoom:0.4')
  // A busy browser makes one event of two movements: a mouse goes on moving.
  await expect
    .poll(async () => {
      await page.mouse.move(20, 40)
      await page.mouse.move(60, 80)
      return frame.locator('[data-waits="small"]').count()
    })
    .toBe(1)
  await press('approval-approve')
  expect(await ends()).toEqual({})
})

test('nothing is approved before all of it was on the screen, by wheel or by keyboard', async () => {
  const one = await open()
  const { page, frame, ask, waits, press, approve, ends } = one
  for (const [id, dir, read] of [
    ['wheel', 'ltr', () => scroll(one)],
    [
      'keyboard',
      'rtl',
      async () => {
        await frame.locator('[data-read]').focus()
        for (let at = 0; at < 40; at += 1) await page.keyboard.press('ArrowDown')
      },
    ],
  ] as const) {
    await shape(one, low)
    await ask('batch', { id })
    await frame
      .locator('foyer-approval')
      .evaluate((host, dir) => host.setAttribute('dir', dir), dir)
    await waits('unread')
    await frame.getByText('Scroll to the end to go on.').first().waitFor()
    const yes = frame.getByTestId('approval-approve')
    expect(await yes.getAttribute('aria-disabled')).toBe('true')
    const why = (await yes.getAttribute('aria-describedby')) ?? ''
    expect(await frame.locator(`[id="${why}"]`).textContent()).toContain('Scroll to the end')
    await yes.scrollIntoViewIfNeeded()
    await press('approval-approve')
    expect(await ends()).not.toHaveProperty(id)
    // From the beginning: a user who jumped to the end has not seen what stands between.
    await frame.locator('[data-screen]').evaluate((screen) => screen.scrollTo(0, 0))
    await read()
    await frame.waitForSelector('[data-waits="open"]', { state: 'attached' })
    await approve()
    await expect.poll(ends).toMatchObject({ [id]: 'approved' })
  }
})

test('a frame of a phone that lies on its side, or is small, can be read and answered', async () => {
  const one = await open({ context: { viewport: { width: 320, height: 480 } } })
  const { ask, waits, approve, ends } = one
  for (const [id, style] of [
    ['small', 'width:320px;height:320px'],
    ['side', 'width:320px;height:280px'],
  ] as const) {
    await shape(one, style)
    await ask('approveSome', { id })
    await waits('open')
    await approve()
    await expect.poll(ends).toMatchObject({ [id]: 'approved' })
  }
})

test('what was scrolled past while it was covered was not read', async () => {
  const one = await open()
  const { page, frame, ask, waits, read, ends } = one
  await shape(one, low)
  await ask('batch')
  await waits('unread')
  await page.evaluate(() => {
    const cover = document.createElement('div')
    cover.id = 'cover'
    cover.style.cssText =
      'position:fixed;top:0;left:0;width:360px;height:200px;background:#fff;pointer-events:none;z-index:9'
    document.body.append(cover)
  })
  await waits('unseen')
  await read()
  await page.evaluate(() => document.getElementById('cover')?.remove())
  await frame.getByTestId('approval-approve').scrollIntoViewIfNeeded()
  await waits('unread')
  expect(await ends()).toEqual({})
})

test('what was seen for an instant before it was covered was not read', async () => {
  const one = await open()
  const { page, frame, ask, read } = one
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await shape(one, low)
  await ask('batch')
  const says = async (state: string) => {
    await page.clock.runFor(600)
    return frame.locator(`[data-waits="${state}"]`).count()
  }
  await expect.poll(() => says('unread')).toBe(1)
  await read()
  await frame.waitForSelector('[data-waits="moment"]', { state: 'attached' })
  // The time stands still: how long it was covered already is unknown.
  await shape(one, `${low};opacity:0.5`)
  await frame.waitForSelector('[data-waits="unseen"]', { state: 'attached' })
  await shape(one, low)
  await expect.poll(() => says('unread')).toBe(1)
})

test('a jump to the end does not count as reading what stands between', async () => {
  const one = await open()
  const { page, frame, ask } = one
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await shape(one, low)
  await ask('batch')
  const says = async (state: string) => {
    await page.clock.runFor(600)
    return frame.locator(`[data-waits="${state}"]`).count()
  }
  await expect.poll(() => says('unread')).toBe(1)
  await frame.locator('[data-screen]').evaluate((screen) => screen.scrollTo(0, 1e6))
  for (const _ of [1, 2, 3]) expect(await says('unread')).toBe(1)
})

test('another size requires it again, and a press that began before is none', async () => {
  const one = await open()
  const { page, frame, ask, waits, approve, ends } = one
  await shape(one, low)
  await ask('batch')
  await waits('open')
  await shape(one, 'height:290px')
  await waits('unread')
  await waits('open')
  // It becomes small between the press and its end.
  await frame.getByTestId('approval-approve').scrollIntoViewIfNeeded()
  const [x, y] = await spotOf(one)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await shape(one, 'height:120px')
  await waits('small')
  await shape(one, 'height:290px')
  await waits('open')
  await page.mouse.up()
  // A page that never stops changes it gets no yes either.
  await page.evaluate(() => {
    const frame = document.querySelector('iframe')
    let at = 0
    const turn = () => {
      if (frame) frame.style.height = `${560 + (at++ % 2) * 20}px`
      Object.assign(window, { turning: requestAnimationFrame(turn) })
    }
    turn()
  })
  await waits('moment')
  await one.press('approval-approve')
  expect(await ends()).toEqual({})
  await page.evaluate(() => {
    cancelAnimationFrame((window as unknown as { turning: number }).turning)
    Reflect.set(window, 'requestAnimationFrame', () => 0)
  })
  await waits('open')
  await approve()
  await expect.poll(ends).toEqual({ batch: 'approved' })
})

test('words that come late are read, too', async () => {
  const one = await open()
  const { frame, ask, waits, press, ends } = one
  await shape(one, low)
  await ask('batch')
  await waits('open')
  // As a warning that an answer brings.
  await frame.locator('.approval-origin').evaluate((header) => {
    const late = document.createElement('p')
    late.textContent = 'This address is known for theft.'
    header.after(late)
  })
  await frame.waitForSelector('[data-waits="unread"]', { state: 'attached' })
  await frame.getByTestId('approval-approve').scrollIntoViewIfNeeded()
  await press('approval-approve')
  expect(await ends()).toEqual({})
  await waits('open')
  // Others that take as much room.
  await frame.locator('.approval-origin').evaluate((header) => {
    const words = document.createTreeWalker(header, NodeFilter.SHOW_TEXT).nextNode()
    if (words) words.nodeValue = [...(words.nodeValue ?? '')].reverse().join('')
  })
  await frame.waitForSelector('[data-waits="unread"]', { state: 'attached' })
})

test('nothing is approved on a screen that is not in use', async () => {
  const one = await open()
  const { page, ask, waits, press, ends } = one
  await ask('message')
  await waits('open')
  await page.evaluate(() => {
    const field = document.createElement('input')
    document.body.append(field)
    field.focus()
  })
  await waits('focus')
  await press('approval-approve')
  expect(await ends()).toEqual({})
})

test('a press is aimed at what is there: no key that is held, nor a mouse that a screen is put under', async () => {
  const one = await open()
  const { page, frame, ask, waits, approve, ends } = one
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await ask('message')
  await waits('moment')
  // Held down since before it was open.
  await frame.getByTestId('approval-approve').focus()
  await page.keyboard.down('Enter')
  await opens(one)
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  expect(await ends()).toEqual({})
  // Pressed before it was open, and let go after.
  await page.mouse.move(...(await spotOf(one)))
  await page.clock.runFor(1_000)
  await frame.evaluate(() => window.dispatchEvent(new Event('blur')))
  await page.mouse.down()
  await opens(one)
  await page.mouse.up()
  expect(await ends()).toEqual({})
  // The mouse stands still, and the page moves the frame under it.
  const [x, y] = await spotOf(one)
  await page.mouse.move(400, 630)
  await shape(one, 'left:40px')
  await drawn(one)
  await page.mouse.move(x, y)
  await page.mouse.move(400, 630)
  await shape(one, '')
  await drawn(one)
  await page.clock.runFor(1_000)
  await opens(one)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.up()
  expect(await ends()).toEqual({})
  await page.clock.runFor(1_000)
  await opens(one)
  await approve()
  await expect.poll(ends).toEqual({ message: 'approved' })
})
