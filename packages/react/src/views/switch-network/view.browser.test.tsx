import { FoyerError } from '@foyer/protocol'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showModal } from '../../testing/showModal.js'

const view = { name: 'SwitchNetwork', data: { network: 'eip155:10' } } as const
const asked = (calls: readonly string[]) =>
  calls.filter((call) => call === 'switchChain test.kestrel').length

test('the wallet is asked once, by name, and after a while the view says more', async () => {
  const { adapter, client, dialog } = await showModal(view, {
    isConnected: true,
    wallet: { switchChain: () => new Promise(() => {}) },
  })
  await expect.element(page.getByRole('dialog', { name: 'Network 10' })).toBeVisible()
  await expect
    .element(
      dialog.getByText('Switching to Network 10. Accept the request in Kestrel to continue.'),
    )
    .toBeVisible()
  expect(asked(adapter.calls)).toBe(1)
  client.held.pass(15_000)
  await expect.element(dialog.getByText(/No answer from Kestrel yet/)).toBeVisible()
})

test.each([
  ['user_rejected', 'Switch declined'],
  ['chain_not_supported', 'Network not supported'],
  ['wallet_locked', 'The wallet is locked'],
] as const)('%s is “%s”, and a press asks again', async (code, heading) => {
  const { adapter, dialog } = await showModal(view, {
    isConnected: true,
    wallet: { switchChain: () => Promise.reject(new FoyerError(code)) },
  })
  await expect.element(dialog.getByRole('heading', { name: heading })).toBeVisible()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => asked(adapter.calls)).toBe(2)
})

test('a wallet that agrees brings the network, and the view is gone', async () => {
  const { client, dialog } = await showModal(view, { isConnected: true })
  await expect.poll(() => client.store.getState().network.selected.eip155).toBe('eip155:10')
  await expect
    .element(dialog.getByRole('heading', { name: 'Approve in wallet' }))
    .not.toBeInTheDocument()
})
