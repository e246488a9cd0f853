import { expect } from 'vitest'
import type { Visit } from '../world/createVisit.js'
import { see } from '../world/see.js'
import { testInMotion as test } from '../world/test.js'

/** The element with the focus, through shadow roots: its words, and whether its ring is to be seen. */
const focus = ({ page }: Visit) =>
  page.evaluate(() => {
    let at = document.activeElement
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at ?? document.body)
    const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    return {
      name: at?.getAttribute('aria-label') ?? at?.textContent ?? '',
      test: at?.getAttribute('data-testid') ?? '',
      ring: outlined || boxShadow !== 'none',
      inModal: at?.getRootNode() === document.querySelector('foyer-modal')?.shadowRoot,
    }
  })

const tabTo = async (visit: Visit, id: string) => {
  for (let step = 0; step < 40; step += 1) {
    if ((await focus(visit)).test === id) return
    await visit.page.keyboard.press('Tab')
  }
  throw new Error(`Tab never came to ${id}`)
}

test('from the button to disconnecting, the keyboard alone is enough', async ({ stage }) => {
  const visit = await stage.visit()
  const { keyboard } = visit.page
  await visit.connectButton.waitFor()
  await tabTo(visit, 'connect-button')
  expect(await focus(visit)).toMatchObject({ ring: true })
  await keyboard.press('Enter')
  await expect.poll(async () => (await focus(visit)).test).toMatch(/^wallet-/)
  expect(await focus(visit)).toMatchObject({ inModal: true, ring: true })
  const first = (await focus(visit)).test

  await keyboard.press('ArrowDown')
  expect((await focus(visit)).test).not.toBe(first)
  expect(await focus(visit)).toMatchObject({ ring: true })
  await keyboard.press('Home')
  expect((await focus(visit)).test).toBe(first)
  await keyboard.press('End')
  await keyboard.press('ArrowUp')
  await keyboard.press('Home')
  expect((await focus(visit)).test).toBe(first)

  // Before the wallets of this page stands the way to those elsewhere.
  await keyboard.press('ArrowDown')
  expect((await focus(visit)).name).toMatch(/^Kestrel/)
  await keyboard.press('Enter')
  await visit.modal.waitFor({ state: 'detached' })
  await expect.poll(async () => (await focus(visit)).test).toBe('account-button')
  await keyboard.press('Enter')
  await visit.dialog.getByTestId('disconnect').waitFor()
  await tabTo(visit, 'disconnect')
  expect(await focus(visit)).toMatchObject({ ring: true })
  await keyboard.press('Enter')
  await visit.modal.waitFor({ state: 'detached' })
  await see(visit.status, 'disconnected')
  await expect.poll(async () => (await focus(visit)).test).toBe('connect-button')
})

test('Tab goes round in the modal and never to the page below, in either direction', async ({
  stage,
}) => {
  const visit = await stage.visit()
  await visit.open()
  await expect.poll(async () => (await focus(visit)).inModal).toBe(true)
  const seen = new Set<string>()
  for (const key of [...Array(8).fill('Tab'), ...Array(8).fill('Shift+Tab')] as string[]) {
    await visit.page.keyboard.press(key)
    const { inModal, name, ring } = await focus(visit)
    expect({ inModal, ring }, name).toEqual({ inModal: true, ring: true })
    seen.add(name)
  }
  expect(seen.size).toBeGreaterThan(3)
})

test('Escape closes, and the focus is back on what opened the modal', async ({ stage }) => {
  const visit = await stage.visit()
  await visit.networkButton.focus()
  await visit.page.keyboard.press('Enter')
  await visit.dialog.getByTestId('network-eip155:31338').waitFor()
  await visit.page.keyboard.press('Escape')
  await visit.modal.waitFor({ state: 'detached' })
  await expect.poll(async () => (await focus(visit)).test).toBe('network-button')
})

test('the focus is given back to an opener of the page’s own', async ({ stage }) => {
  const visit = await stage.visit()
  const buy = visit.page.getByRole('button', { name: 'Buy pears' })
  await buy.focus()
  await visit.page.keyboard.press('Enter')
  await visit.dialog.getByTestId('pay-connect').waitFor()
  await visit.page.keyboard.press('Escape')
  await visit.modal.waitFor({ state: 'detached' })
  await expect.poll(async () => (await focus(visit)).name).toBe('Buy pears')
})

test('each view that is gone to takes the focus along, and so does going back', async ({
  stage,
}) => {
  const visit = await stage.visit()
  const { keyboard } = visit.page
  await visit.open()
  await visit.button('Get started').focus()
  await keyboard.press('Enter')
  await see(visit.title, 'What is a wallet?')
  await expect.poll(async () => (await focus(visit)).inModal).toBe(true)
  await tabTo(visit, 'header-back')
  await keyboard.press('Enter')
  await visit.wallet('Kestrel').waitFor()
  await expect.poll(async () => (await focus(visit)).inModal).toBe(true)
})

test('what happens is said aloud: asking, declined, connected', async ({ stage }) => {
  const visit = await stage.visit()
  const kestrel = visit.drive('Kestrel')
  await kestrel.hold('eth_requestAccounts')
  await visit.open()
  await visit.pick('Kestrel')
  await see(visit.said, 'Continue in Kestrel')
  await expect.poll(async () => (await kestrel.open()).length).toBeGreaterThan(0)
  await kestrel.release('reject')
  await see(visit.said, 'Connection declined')
  await kestrel.approve()
  await visit.button('Try again').click()
  await visit.modal.waitFor({ state: 'detached' })
  await see(
    visit.page.locator('foyer-outcome').getByRole('status'),
    'Connected. Kestrel is connected to this site.',
  )
})

test('a clipboard that refuses is said, too', async ({ stage }) => {
  const visit = await stage.visit('/', {
    first: () => {
      const writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
    },
  })
  await visit.connect()
  await visit.openAccount()
  await visit.dialog.getByTestId('copy-address').click()
  await see(visit.said, 'Failed to copy')
})
