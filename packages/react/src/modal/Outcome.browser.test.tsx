import { closeModal, connect, openModal } from '@foyer/core'
import type { TestClient } from '@foyer/core/testing'
import { noticeSwapMs } from '@foyer/protocol'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { drawPage } from '../testing/drawPage.js'
import { pageClient } from '../testing/pageClient.js'
import { ConnectButton } from '../widgets/ConnectButton.js'
import { FoyerModal } from '../widgets/FoyerModal.js'

const host = () => document.querySelector<HTMLElement>('foyer-outcome')
const region = () => host()?.shadowRoot?.querySelector('[role=status]')

/** Connects the wallet of the page by its row, until the modal has closed and a moment is over. */
async function pick(client: TestClient) {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Kestrel/ })
    .click()
  await expect.poll(() => client.store.getState().modal.open).toBe(false)
  client.held.pass(noticeSwapMs)
}

/** A page whose modal is open. */
async function openPage(options: pageClient.Options = {}) {
  const { client } = pageClient(options)
  const drawn = drawPage(client, <ConnectButton />)
  await expect.poll(() => document.querySelector('foyer-modal')).not.toBeNull()
  expect(host()).toBeNull()
  await openModal(client)
  await expect.poll(region).toBeTruthy()
  return { client, ...drawn }
}

test('there from the first opening on, it says which wallet was connected when the modal has closed', async () => {
  const { client, unmount } = await openPage()
  expect(host()?.parentElement).toBe(document.body)
  expect(region()?.textContent).toBe('')
  await pick(client)
  await expect.element(page.getByRole('status')).toHaveTextContent(/^Connected\. /)
  expect(page.getByRole('dialog').query()).toBeNull()
  unmount()
  expect(host()).toBeNull()
})

test('it says so in the language of the modal, and takes no place that is seen', async () => {
  const { client } = await openPage({ locale: 'ar' })
  const place = page.getByRole('dialog')
  await expect.element(place).toHaveAccessibleName(/^Çöññéçţ/)
  await pick(client)
  await expect.element(page.getByRole('status')).toHaveTextContent(/^Çöññéçţéð/)
  const element = host() as HTMLElement
  expect([element.lang, element.dir]).toEqual(['ar', 'rtl'])
  const { position, clipPath } = getComputedStyle(element)
  expect({ position, clipPath }).toEqual({ position: 'fixed', clipPath: 'inset(50%)' })
  const { width, height } = element.getBoundingClientRect()
  expect([width, height]).toEqual([1, 1])
})

test('a wallet that is connected before what says so has come is said all the same', async () => {
  const { client } = pageClient()
  drawPage(client, <ConnectButton />)
  await openModal(client)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
  closeModal(client)
  expect(host()).toBeNull()
  await expect.poll(region).toBeTruthy()
  client.held.pass(noticeSwapMs)
  expect(region()?.textContent).toMatch(/^Connected\. /)
})

test('a page that took it out of its body hears all the same', async () => {
  const { client } = await openPage()
  host()?.remove()
  await pick(client)
  await expect.element(page.getByRole('status')).toHaveTextContent(/^Connected/)
})

test('it stands in place where the host says so', async () => {
  const { client } = pageClient({ disableAppend: true })
  const { unmount } = drawPage(
    client,
    <section style={{ display: 'inline-flex', gap: 40 }}>
      <i style={{ inlineSize: 10, blockSize: 10 }} />
      <FoyerModal />
    </section>,
  )
  await expect.poll(() => document.querySelector('section foyer-modal')).not.toBeNull()
  // Among the page's own elements it takes no room, nor does what marks its place.
  const width = () => document.querySelector('section')?.getBoundingClientRect().width
  expect(width()).toBe(10)
  await openModal(client)
  await expect.poll(region).toBeTruthy()
  expect(host()?.parentElement?.localName).toBe('section')
  expect(width()).toBe(10)
  await pick(client)
  await expect.element(page.getByRole('status')).toHaveTextContent(/^Connected/)
  unmount()
  expect(host()).toBeNull()
})
