import { connect } from '@foyer/core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useOpen } from './useOpen.js'

/** A button’s hook in a page where nothing is loaded ahead. */
function opener(view?: useOpen.Parameters['view']) {
  const { client } = pageClient({ prefetch: 'none' })
  return { client, ...drawHook(client, () => useOpen({ view })) }
}

test('a press loads the modal and opens it at the wallets, or at the account of the connected', async () => {
  const { client, current } = opener()
  current().press()
  await expect.element(page.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()
  await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  const arrived: boolean[] = []
  client.store.subscribe(({ modal }) => {
    if (modal.open) arrived.push(client.handles.arrived.has('Account'))
  })
  current().press()
  await expect.element(page.getByRole('dialog', { name: 'Account' })).toBeVisible()
  expect(arrived).not.toContain(false)
})

test('a press on what is loaded opens in its own turn, at the view that the button is for', async () => {
  const { client, current } = opener({ name: 'Networks' })
  current().press()
  await expect.element(page.getByRole('dialog', { name: 'Choose Network' })).toBeVisible()
  client.store.setState(({ modal }) => ({ modal: { ...modal, open: false } }))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  current().press()
  expect(client.store.getState().modal.open).toBe(true)
})

test('the intent of a press loads the modal, but where the host wants nothing ahead', async () => {
  const { client, current } = opener()
  current().intend()
  const other = pageClient({ prefetch: 'intent' }).client
  drawHook(other, () => useOpen({}))
    .current()
    .intend()
  await expect.poll(() => other.handles.arrived.has('Modal')).toBe(true)
  expect(client.handles.arrived.has('Modal')).toBe(false)
})

test('after the end of the client there is nothing to open', async () => {
  const { client, current } = opener()
  expect(current().ended).toBe(false)
  client.destroy()
  await expect.poll(() => current().ended).toBe(true)
})
