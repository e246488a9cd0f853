import { getConnectionStatus, openModal, type ViewEntry } from '@foyer/core'
import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import { showLogin } from './showLogin.js'

/** A page whose user has logged in by e-mail and opens the modal on a view. */
export async function showLoggedIn(view: ViewEntry, options: showLogin.Options = {}) {
  const { answers = {} } = options
  const shown = await showLogin(
    { name: 'EmailLogin' },
    { ...options, answers: { CONNECT_EMAIL: () => ({ action: 'CONNECT' }), ...answers } },
  )
  const { client, dialog } = shown
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Email' }), 'ada@example.com')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => getConnectionStatus(client.store.getState().connection)).toBe('connected')
  await expect.element(dialog).not.toBeInTheDocument()
  openModal(client, { view })
  return shown
}
