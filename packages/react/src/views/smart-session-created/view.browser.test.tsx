import type { GrantedPermissions } from '@foyer/core/sessions'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sessionsServer, shownSessions } from '../../testing/sessionsServer.js'
import { showModal } from '../../testing/showModal.js'

const [session] = shownSessions
const granted: GrantedPermissions = {
  caipNetworkId: 'eip155:1',
  ...{ account: '0x1', expiry: 2_000_000_000, permissions: [] },
  ...{ context: session?.pci.split(':')[2] ?? '', signer: session?.signer ?? '' },
}

test('what was granted stands there as the chain has it, and leads to the list', async () => {
  const { server } = sessionsServer()
  const view = { name: 'SmartSessionCreated', data: { granted } } as const
  const { dialog } = await showModal(view, { server, isConnected: true })
  await expect.element(page.getByRole('dialog', { name: 'Permission granted' })).toBeVisible()
  await expect.element(dialog.getByText('10 MUSD each day')).toBeVisible()
  await dialog.getByRole('button', { name: 'All permissions' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Smart Sessions' })).toBeVisible()
})

test('without a server, key and end are what is known', async () => {
  const view = { name: 'SmartSessionCreated', data: { granted } } as const
  const { dialog, client } = await showModal(view, { isConnected: true })
  await expect.element(dialog.getByText(/^Key 0x70/)).toBeVisible()
  await expect.element(dialog.getByText(/2033/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  expect(client.store.getState().modal.open).toBe(false)
})
