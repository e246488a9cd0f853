import { expect } from 'vitest'
import { mount, setTheme } from '../world/mount.js'
import { overflowing } from '../world/overflowing.js'
import { phone } from '../world/screens.js'
import { see } from '../world/see.js'
import { settled } from '../world/settled.js'
import { testInMotion as test } from '../world/test.js'

test('on a phone, back closes the modal and leaves the page', async ({ stage }) => {
  const visit = await stage.visit('/', { context: phone })
  const where = visit.page.url()
  await visit.open()
  await visit.page.evaluate(() => history.back())
  await visit.modal.waitFor({ state: 'detached' })
  expect(visit.page.url()).toBe(where)
  await visit.open()
  await visit.wallet('Kestrel').waitFor()
})

test('on a phone, closing leaves no step behind: back goes where it always went', async ({
  stage,
}) => {
  const visit = await stage.visit('/', { context: phone })
  await visit.page.goto(visit.page.url().replace('/?', '/two?'))
  const before = await visit.page.evaluate(() => history.length)
  await visit.page.goBack()
  for (let round = 0; round < 3; round += 1) {
    await visit.open()
    await visit.dialog.getByTestId('header-close').click()
    await visit.modal.waitFor({ state: 'detached' })
  }
  const marked = () => visit.page.evaluate(() => JSON.stringify(history.state) ?? 'null')
  await expect.poll(marked).toBe('null')
  expect(await visit.page.evaluate(() => history.length)).toBeLessThanOrEqual(before)
})

test('on a phone, back does not get round an unsupported network', async ({ stage }) => {
  const visit = await stage.visit('/', { context: phone })
  await visit.connect()
  await visit.drive('Kestrel').switchChain(31339)
  await see(visit.sentence, 'This network is not supported')
  await visit.page.evaluate(() => history.back())
  await see(visit.said, 'This network is not supported')
  await visit.page.evaluate(() => history.back())
  await see(visit.sentence, 'This network is not supported')
})

test('on a phone, the modal is a sheet at the foot of the screen, and fits', async ({ stage }) => {
  const visit = await stage.visit('/', { context: phone })
  await visit.open()
  await settled(visit)
  const box = await visit.dialog.boundingBox()
  expect(box && { x: box.x, width: box.width, end: Math.round(box.y + box.height) }).toEqual({
    x: 0,
    width: 360,
    end: 740,
  })
  expect(await visit.page.evaluate(overflowing)).toEqual([])
})

test('on a phone, everything that can be touched is big enough to be', async ({ stage }) => {
  const visit = await stage.visit('/', { context: phone })
  await visit.open()
  await settled(visit)
  const small = await visit.dialog.evaluate((dialog) =>
    [...dialog.querySelectorAll('button, a, input')].flatMap((element) => {
      const box = element.getBoundingClientRect()
      const before = getComputedStyle(element, '::before')
      const after = getComputedStyle(element, '::after')
      const height = Math.max(
        box.height,
        ...[before, after].map((style) => Number.parseFloat(style.height) || 0),
      )
      const inText = element.closest('p, .note') !== null
      return height >= 44 || inText ? [] : [`${element.textContent} ${height}`]
    }),
  )
  expect(small).toEqual([])
})

test('opening keeps the page still: no scroll bar jumps, no place is lost', async ({ stage }) => {
  const visit = await stage.visit()
  await visit.connectButton.waitFor()
  await visit.page.mouse.move(5, 400)
  await visit.page.mouse.wheel(0, 120)
  await expect.poll(() => visit.page.evaluate(() => scrollY)).toBe(120)
  const look = () =>
    visit.page.evaluate(() => {
      const { left, top, width } = document.querySelector('main')?.getBoundingClientRect() ?? {}
      return { left, top, width, scrollY, padding: document.body.style.padding }
    })
  const before = await look()
  await visit.networkButton.evaluate((button: HTMLElement) => button.click())
  await visit.dialog.waitFor()
  await settled(visit)
  expect(await look()).toEqual(before)
  // A turn of the wheel is done when the page has heard of it: one that came after the modal closed would move the page.
  const turned = await visit.page.evaluateHandle(() => {
    const wheel = { turns: 0 }
    const count = () => {
      wheel.turns += 1
    }
    addEventListener('wheel', count, { capture: true, passive: true })
    return wheel
  })
  await visit.page.mouse.move(5, 400)
  await visit.page.mouse.wheel(0, 300)
  await expect.poll(() => turned.evaluate(({ turns }) => turns)).toBeGreaterThan(0)
  expect(await look()).toEqual(before)
  await visit.page.keyboard.press('Escape')
  await visit.modal.waitFor({ state: 'detached' })
  expect(await look()).toEqual(before)
  await visit.page.mouse.wheel(0, 40)
  await expect.poll(() => visit.page.evaluate(() => scrollY)).toBe(160)
})

test('a click beside the dialog closes it', async ({ stage }) => {
  const visit = await stage.visit()
  await visit.open()
  await visit.page.mouse.click(20, 700)
  await visit.modal.waitFor({ state: 'detached' })
})

test('from right to left, the layout is mirrored and amounts and addresses are not', async ({
  stage,
}) => {
  const visit = await stage.visit('/?dir=rtl&locale=ar', {
    forgive: /^console: Foyer: Language Missing/,
  })
  await visit.open()
  await settled(visit)
  expect(await visit.dialog.evaluate((dialog) => getComputedStyle(dialog).direction)).toBe('rtl')
  const row = visit.wallet('Kestrel')
  const art = await row.locator('img').first().boundingBox()
  const name = await row.locator('.row-name').boundingBox()
  expect(art && name && art.x > name.x).toBe(true)
  const close = await visit.dialog.getByTestId('header-close').boundingBox()
  const dialog = await visit.dialog.boundingBox()
  expect(close && dialog && close.x < dialog.x + 100).toBe(true)
  expect(await visit.page.evaluate(overflowing)).toEqual([])
  await visit.pick('Kestrel')
  await visit.accountButton.waitFor()
  await visit.openAccount()
  await settled(visit)
  expect(await visit.dialog.getByTestId('account-address').getAttribute('dir')).toBe('ltr')
  expect(await visit.dialog.getByTestId('account-balance').getAttribute('dir')).toBe('ltr')
  expect(await visit.page.evaluate(overflowing)).toEqual([])
})

test('on a page from right to left arrows turn, also where no language was chosen', async ({
  stage,
}) => {
  const visit = await stage.visit('/?dir=rtl')
  await visit.drive('Kestrel').hold()
  await visit.open()
  await visit.pick('Kestrel')
  const arrow = visit.dialog.getByTestId('header-back').locator('.icon[data-flip]')
  const turned = () => arrow.evaluate((icon) => getComputedStyle(icon).transform)
  await expect.poll(turned).toBe('matrix(-1, 0, 0, 1, 0, 0)')
  // The page may turn while the modal is open.
  await visit.page.evaluate(() => {
    document.documentElement.dir = 'ltr'
  })
  await expect.poll(turned).toBe('none')
})

test('a user who prefers less motion sees none', async ({ stage }) => {
  const visit = await stage.visit('/', { context: { reducedMotion: 'reduce' } })
  await visit.drive('Kestrel').hold()
  await visit.open()
  await visit.pick('Kestrel')
  await visit.sentence.waitFor()
  const moving = await visit.dialog.evaluate((dialog) =>
    (dialog.getRootNode() as ShadowRoot)
      .getAnimations()
      .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
      .flatMap((frame) => Object.keys(frame))
      .filter((name) =>
        /transform|translate|scale|rotate|height|Size|stroke|offset[A-Z]/.test(name),
      ),
  )
  expect(moving).toEqual([])
  await visit.page.keyboard.press('Escape')
  await visit.connect('Bramble')
  await visit.drive('Bramble').switchChain(31339)
  await visit.sentence.waitFor()
  await visit.page.keyboard.press('Escape')
  await see(visit.said, 'This network is not supported')
  const shaking = await visit.dialog.evaluate((dialog) =>
    dialog.getAnimations().flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes()),
  )
  expect(shaking.filter((frame) => 'translate' in frame)).toEqual([])
})

test('no style of the page reaches into Foyer', async ({ stage }) => {
  const calm = await stage.visit('/fixture')
  const rough = await stage.visit('/fixture')
  await rough.page.evaluate(() => document.documentElement.setAttribute('data-rough', ''))
  const looks = []
  for (const visit of [calm, rough]) {
    await mount(visit, { metadata: { name: 'Fixture' } })
    const button = await visit.connectButton.evaluate(read)
    await visit.open()
    await settled(visit)
    looks.push({
      button,
      row: await visit.wallet('Kestrel').evaluate(read),
      title: await visit.title.evaluate(read),
    })
  }
  expect(looks[1]).toEqual(looks[0])

  function read(element: Element) {
    const style = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    const { color, fontSize, fontFamily, letterSpacing, textTransform, backgroundColor } = style
    return {
      width,
      height,
      color,
      fontSize,
      fontFamily,
      letterSpacing,
      textTransform,
      backgroundColor,
      display: style.display,
    }
  }
})

test('the theme can be changed while the modal is open, and reaches it', async ({ stage }) => {
  const visit = await stage.visit()
  await visit.open()
  const ground = () => visit.dialog.evaluate((dialog) => getComputedStyle(dialog).backgroundColor)
  const dark = await ground()
  // The page is out of reach for people; a program may still change the theme.
  await visit.page.getByLabel('light').evaluate((radio: HTMLElement) => radio.click())
  await expect.poll(ground).not.toBe(dark)
})

test('what the browser draws itself goes with the theme, whatever the page’s is', async ({
  stage,
}) => {
  const visit = await stage.visit('/fixture', { context: { colorScheme: 'light' } })
  await mount(visit, { themeMode: 'dark' })
  await visit.open()
  const scheme = () => visit.dialog.evaluate((dialog) => getComputedStyle(dialog).colorScheme)
  expect(await scheme()).toBe('dark')
  await setTheme(visit, 'light')
  await expect.poll(scheme).toBe('light')
})
