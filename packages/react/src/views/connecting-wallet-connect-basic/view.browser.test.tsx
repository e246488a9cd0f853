import { FoyerError } from '@foyer/protocol'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { phoneWindow } from '../../testing/phoneWindow.js'
import { showModal } from '../../testing/showModal.js'

const view = { name: 'ConnectingWalletConnectBasic' } as const
const uri = `wc:${'4d'.repeat(32)}@2?relay-protocol=irn&symKey=${'6a'.repeat(32)}`
const waiting = { pairing: { uri, status: 'waiting' } } as const

test('where pairing is not offered the view says so, and leads to the wallets', async () => {
  const { dialog } = await showModal(view)
  await expect.element(dialog.getByText('Pairing is not switched on')).toBeVisible()
  await dialog.getByRole('button', { name: 'All Wallets' }).click()
  await expect.element(page.getByRole('dialog', { name: 'All Wallets' })).toBeVisible()
})

test('a code is drawn with a name for readers, and its link can be copied', async () => {
  const { dialog } = await showModal(view, { manualWCControl: true, facts: waiting })
  await expect.element(page.getByRole('dialog', { name: 'WalletConnect' })).toBeVisible()
  await expect
    .element(dialog.getByRole('img', { name: 'Code to scan with a wallet' }))
    .toBeVisible()
  const copy = dialog.getByRole('button', { name: 'Copy link' })
  await expect.element(copy).not.toHaveAttribute('aria-disabled')
})

test('until there is a code there is nothing to copy', async () => {
  const { dialog } = await showModal(view, {
    manualWCControl: true,
    facts: { pairing: { status: 'preparing' } },
  })
  await expect.element(dialog.getByText('Making a code')).toBeVisible()
  await expect
    .element(dialog.getByRole('button', { name: 'Copy link' }))
    .toHaveAttribute('aria-disabled', 'true')
})

test('a wallet that declines leads to another try', async () => {
  const { dialog } = await showModal(view, {
    manualWCControl: true,
    facts: { pairing: { status: 'declined', error: new FoyerError('user_rejected') } },
  })
  await expect.element(dialog.getByRole('heading', { name: 'Connection declined' })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('on a phone the apps are listed, and a code for another device besides', async () => {
  const { dialog } = await showModal(view, {
    relayUrl: 'ws://127.0.0.1:9',
    window: phoneWindow(),
    isNarrow: true,
    customWallets: [{ id: 'heron', name: 'Heron', mobile_link: 'heron://' }],
  })
  const list = dialog.getByRole('list', { name: 'Wallets' })
  await expect.element(list.getByRole('button', { name: 'Heron' })).toBeVisible()
  await expect.element(list.getByRole('button', { name: 'Scan with another device' })).toBeVisible()
})
