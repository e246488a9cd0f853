import { disconnect, openModal } from '@foyer/core'
import { listConnections } from '@foyer/core/internal'
import { fakeAddress } from '@foyer/core/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { otherAddress } from '../../testing/connectedClient.js'
import { connectSeveral, several } from '../../testing/connectSeveral.js'
import { drawPage } from '../../testing/drawPage.js'
import { pageClient } from '../../testing/pageClient.js'

async function shown(options: pageClient.Options = {}) {
  const { client } = pageClient({ ...several(), ...options })
  drawPage(client, <button type="button">Of the page</button>)
  await connectSeveral(client)
  openModal(client, { view: { name: 'ProfileWallets' } })
  const dialog = page.getByRole('dialog', { name: 'Your wallets' })
  await expect.element(dialog).toBeVisible()
  const ids = () =>
    listConnections(client.store.getState().connection).map(({ connectorId }) => connectorId)
  return { client, dialog, ids }
}

test('every wallet of every chain family is listed with its accounts, the one in use ticked', async () => {
  const { dialog } = await shown()
  for (const name of ['Kestrel', 'Bramble', 'Heron'])
    await expect.element(dialog.getByRole('heading', { name })).toBeVisible()
  const accounts = dialog.getByRole('list', { name: 'Accounts of Heron' })
  await expect.element(accounts.getByRole('button', { name: /Payments/ })).toBeVisible()
  await expect
    .element(dialog.getByTestId(`account-${otherAddress}`))
    .not.toHaveAttribute('aria-current')
})

test('an account of another wallet, or chain family, is used by a press, and that is said aloud', async () => {
  const { client, dialog, ids } = await shown()
  const other = dialog.getByTestId(`account-${otherAddress}`)
  await other.click()
  await expect.element(other).toHaveAttribute('aria-current', 'true')
  expect(ids()[0]).not.toBe('test.kestrel')
  expect(client.store.getState().connection.byNamespace.eip155?.connectorId).toBe('test.bramble')
  await dialog.getByRole('button', { name: /Payments/ }).click()
  await expect.poll(() => client.store.getState().network.active).toBe('bip122')
  await expect
    .element(page.getByRole('status').filter({ hasText: /Now using bc1q/ }))
    .toBeInTheDocument()
  await expect.element(dialog).toBeVisible()
})

test('one wallet is disconnected alone; the focus and the others stay', async () => {
  const { dialog, ids } = await shown()
  await dialog.getByRole('button', { name: /Disconnect Bramble/ }).click()
  await expect.element(dialog.getByRole('heading', { name: 'Bramble' })).not.toBeInTheDocument()
  expect([...ids()].sort()).toEqual(['test.heron', 'test.kestrel'])
  expect(document.activeElement?.shadowRoot?.activeElement).toBe(
    dialog.getByTestId('connected-wallets').element(),
  )
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Bramble is disconnected' }))
    .toBeInTheDocument()
  // It was used before, and is offered again.
  await expect.element(dialog.getByTestId('wallet-test.bramble')).toBeVisible()
})

test('all are disconnected at once, and the modal closes', async () => {
  const { dialog, ids } = await shown()
  await dialog.getByRole('button', { name: 'Disconnect all' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(ids()).toEqual([])
})

test('a wallet used before is connected beside the others by a press', async () => {
  const { client, dialog, ids } = await shown()
  await disconnect(client, { namespace: 'eip155', connectorId: 'test.bramble' })
  await dialog.getByTestId('wallet-test.bramble').click()
  await expect.poll(ids).toContain('test.bramble')
  expect(ids()).toHaveLength(3)
})

test('another wallet is connected from the list of all', async () => {
  const { dialog } = await shown()
  await dialog.getByRole('button', { name: 'Connect another wallet' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(dialog).toBeVisible()
})

test('the host’s name of an account stands before its address', async () => {
  const { dialog } = await shown({ addressLabels: { [fakeAddress]: 'Treasury' } })
  await expect.element(dialog.getByRole('button', { name: /Treasury/ })).toBeVisible()
})

test('on the narrowest phone nothing is wider than the screen', async () => {
  await page.viewport(360, 740)
  const { dialog } = await shown()
  const { scrollWidth, clientWidth } = dialog.element()
  expect(scrollWidth).toBe(clientWidth)
  await page.viewport(1024, 768)
})
