import type { SmartSession } from '@foyer/core/sessions'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sessionsServer } from '../../testing/sessionsServer.js'
import { showModal } from '../../testing/showModal.js'

const view = { name: 'SmartSessionList' } as const

test('each key stands with its bounds, and one that cannot be revoked stays, which is said', async () => {
  const { server } = sessionsServer()
  const { dialog } = await showModal(view, { server, isConnected: true })
  await expect.element(page.getByRole('dialog', { name: 'Smart Sessions' })).toBeVisible()
  await expect.element(dialog.getByText('Beta')).toBeVisible()
  await expect.element(dialog.getByText('10 MUSD each day')).toBeVisible()
  await expect.element(dialog.getByText('2.5 MUSD left')).toBeVisible()
  await expect.element(dialog.getByText('0.05 ETH in all')).toBeVisible()
  await expect.element(dialog.getByText(/^0x40c10f19 of 0x/)).toBeVisible()
  await expect.element(dialog.getByText('You sign in your wallet, and pay nothing.')).toBeVisible()
  const revoke = dialog.getByRole('button', { name: /^Revoke key 0x70/ })
  await revoke.click()
  await expect.element(dialog.getByText(/could not be revoked and may still act/)).toBeVisible()
  await expect.element(revoke).toBeEnabled()
})

test('a list that cannot be loaded is tried again, and one that is empty says so', async () => {
  let sessions: readonly SmartSession[] | undefined
  const { server } = sessionsServer(() => sessions)
  const { dialog } = await showModal(view, { server, isConnected: true })
  await expect.element(dialog.getByText('The list could not be loaded')).toBeVisible()
  sessions = []
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog.getByText('No key acts for this account')).toBeVisible()
})
