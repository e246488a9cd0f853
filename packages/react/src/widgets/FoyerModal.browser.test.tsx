import { notify, openModal } from '@foyer/core'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawPage } from '../testing/drawPage.js'
import { focusedName } from '../testing/focusedName.js'
import { pageClient } from '../testing/pageClient.js'
import { ConnectButton } from './ConnectButton.js'
import { FoyerModal } from './FoyerModal.js'

const dialogs = () => page.getByRole('dialog').elements().length

test('a second place of the modal stays empty, and takes over when the first goes', async () => {
  const { client } = pageClient({ disableAppend: true })
  const { draw } = drawPage(client, [<FoyerModal key="one" />, <FoyerModal key="other" />])
  openModal(client)
  await expect.element(page.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()
  expect(dialogs()).toBe(1)
  draw([<FoyerModal key="other" />])
  await expect.element(page.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()
  expect(dialogs()).toBe(1)
})

test('without anything loaded ahead, a notice brings what shows it, and the modal stays closed', async () => {
  const { client } = pageClient({ prefetch: 'none' })
  drawPage(client)
  expect(client.handles.arrived.has('Modal')).toBe(false)
  notify(client, { kind: 'success', code: 'link_copied' })
  await expect.element(page.getByText('Link copied').first()).toBeVisible()
  expect(dialogs()).toBe(0)
})

test('embedded, the modal is in its place without being opened', async () => {
  const { client } = pageClient({ enableEmbedded: true, prefetch: 'none' })
  drawPage(client, <FoyerModal />)
  await expect.element(page.getByRole('region', { name: 'Connect Wallet' })).toBeVisible()
})

test('a modal whose place goes with a route of the page does not open by itself when that comes back', async () => {
  const { client } = pageClient({ disableAppend: true })
  const { draw } = drawPage(client, <FoyerModal />)
  openModal(client)
  await expect.element(page.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()
  draw(<p>Another route</p>)
  await expect.poll(() => client.store.getState().modal.open).toBe(false)
  draw(<FoyerModal />)
  openModal(client)
  await expect.element(page.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()
})

const checkout = page.getByRole('dialog', { name: 'Checkout' })
const connectButton = page.getByRole('button', { name: 'Connect Wallet' })
const modal = page.getByRole('dialog', { name: 'Connect Wallet' })

test.each([
  ['put there by the page', true],
  ['in the body', false],
])('over a dialog of the page, %s, it can be used, and leaves that open', async (_, isInPlace) => {
  const { client } = pageClient({ disableAppend: isInPlace })
  drawPage(
    client,
    <dialog aria-label="Checkout" ref={lift}>
      <ConnectButton />
      {isInPlace && <FoyerModal />}
    </dialog>,
  )
  await connectButton.click()
  await expect.element(modal).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => modal.query()).toBeNull()
  await expect.element(checkout).toBeVisible()
  await expect.poll(focusedName).toBe('Connect Wallet')
  await connectButton.click()
  await page.getByRole('button', { name: 'Kestrel' }).click()
  await expect.poll(() => client.store.getState().connection.byNamespace.eip155).toBeDefined()
  await expect.poll(() => modal.query()).toBeNull()
  await expect.element(checkout).toBeVisible()
})

test.each([
  ['closes', (dialog: HTMLDialogElement) => dialog.close()],
  ['goes', (dialog: HTMLDialogElement) => dialog.remove()],
  ['is written anew', (dialog: HTMLDialogElement) => dialog.replaceChildren('Thank you')],
])('when the page’s dialog below it %s, it stays, and can be used', async (_, end) => {
  const { client } = pageClient()
  drawPage(client)
  const dialog = document.createElement('dialog')
  onTestFinished(() => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
  openModal(client)
  await expect.element(modal).toBeVisible()
  end(dialog)
  await expect.poll(() => modal.element().matches(':focus-within')).toBe(true)
  await page.getByRole('button', { name: 'Kestrel' }).click()
  await expect.poll(() => client.store.getState().connection.byNamespace.eip155).toBeDefined()
})

/** As a router does that writes the body of the page anew, and keeps a part of it. */
function writeBody(kept: HTMLElement) {
  const body = document.createElement('body')
  const beside = document.createElement('p')
  body.append(kept, beside)
  document.body.replaceWith(body)
  return beside
}

test.each([
  ['once it rests', true],
  ['before it rests', false],
])(
  'where the page writes its body anew, %s, it stays, can be used, and gives the new page back',
  async (_, rests) => {
    const before = document.body
    onTestFinished(() => document.body.replaceWith(before))
    const { client } = pageClient()
    const { place } = drawPage(client, <ConnectButton />)
    await connectButton.click()
    await expect.element(modal).toBeVisible()
    if (rests) await expect.poll(() => place.inert).toBe(true)
    const beside = writeBody(place)
    await expect.poll(() => modal.element().matches(':focus-within')).toBe(true)
    await expect.poll(() => [place.inert, beside.inert]).toEqual([true, true])
    await page.getByRole('button', { name: 'Kestrel' }).click()
    await expect.poll(() => client.store.getState().connection.byNamespace.eip155).toBeDefined()
    await expect.poll(() => modal.query()).toBeNull()
    expect([place.inert, beside.inert]).toEqual([false, false])
  },
)

test('after the page has written its body anew, a press opens it there', async () => {
  const before = document.body
  onTestFinished(() => document.body.replaceWith(before))
  const { client } = pageClient()
  const { place } = drawPage(client, <ConnectButton />)
  await expect.poll(() => document.querySelector('foyer-modal')).not.toBeNull()
  writeBody(place)
  await connectButton.click()
  await expect.element(modal).toBeVisible()
})

function lift(element: HTMLDialogElement | null): void {
  if (element && !element.open) element.showModal()
}
