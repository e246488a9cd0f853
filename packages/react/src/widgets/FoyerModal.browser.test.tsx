import { notify, openModal } from '@foyer/core'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawPage } from '../testing/drawPage.js'
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

test('in a dialog of the page it stands over that, can be used, and leaves it open', async () => {
  const { client } = pageClient({ disableAppend: true })
  drawPage(
    client,
    <dialog aria-label="Checkout" ref={(element) => void (element?.open || element?.showModal())}>
      <ConnectButton />
      <FoyerModal />
    </dialog>,
  )
  const connect = page.getByRole('button', { name: 'Connect Wallet' })
  const modal = page.getByRole('dialog', { name: 'Connect Wallet' })
  const checkout = page.getByRole('dialog', { name: 'Checkout' })
  await connect.click()
  await expect.element(modal).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => modal.query()).toBeNull()
  await expect.element(checkout).toBeVisible()
  await connect.click()
  await page.getByRole('button', { name: 'Kestrel' }).click()
  await expect.poll(() => client.store.getState().connection.byNamespace.eip155).toBeDefined()
  await expect.poll(() => modal.query()).toBeNull()
  await expect.element(checkout).toBeVisible()
})
