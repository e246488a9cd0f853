import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from '../../testing/answerFrame.js'
import { showLoggedIn } from '../../testing/showLoggedIn.js'

const view = { name: 'AccountSettings' } as const

test('shows the login, the network and who can move the funds, each leading on', async () => {
  const { dialog } = await showLoggedIn(view)
  await expect.element(page.getByRole('dialog', { name: 'Account Settings' })).toBeVisible()
  const list = dialog.getByRole('list', { name: 'Settings' })
  await expect.element(list.getByRole('button', { name: /ada@example.com/ })).toBeVisible()
  await expect.element(list.getByRole('button', { name: /Network 1/ })).toBeVisible()
  await expect.element(dialog.getByText(/Neither can move your funds alone/)).toBeVisible()
  await list.getByRole('button', { name: /ada@example.com/ }).click()
  await expect.element(page.getByRole('dialog', { name: 'Edit Email' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await list.getByRole('button', { name: /Wallet and recovery/ }).click()
  await expect.element(page.getByRole('dialog', { name: 'Wallet and recovery' })).toBeVisible()
})

test('the switch of the smart account leads to the plain one, and that is said aloud', async () => {
  const { client, dialog, heard, payloads } = await showLoggedIn(view)
  const smart = dialog.getByRole('switch', { name: /Smart account/ })
  await expect.element(smart).toHaveAttribute('aria-checked', 'true')
  await smart.click()
  await expect.element(smart).toHaveAttribute('aria-checked', 'false')
  expect(payloads[heard.indexOf('SET_PREFERRED_ACCOUNT')]).toEqual({ type: 'eoa' })
  const { accounts } = client.store.getState().connection.byNamespace.eip155 ?? {}
  expect(accounts?.[0].type).toBe('eoa')
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Now using the plain account' }))
    .toBeInTheDocument()
})

test('a switch that fails says so, and stays as it was', async () => {
  const { dialog } = await showLoggedIn(view, {
    answers: { SET_PREFERRED_ACCOUNT: () => refuse('server_unreachable') },
  })
  const smart = dialog.getByRole('switch', { name: /Smart account/ })
  await smart.click()
  await expect.element(page.getByText('The account could not be switched.').first()).toBeVisible()
  await expect.element(smart).toHaveAttribute('aria-checked', 'true')
})

test('disconnecting logs out at the wallet', async () => {
  const { client, dialog, heard } = await showLoggedIn(view)
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  await expect.poll(() => heard).toContain('SIGN_OUT')
  await expect.poll(() => client.store.getState().embedded.isLoggedIn).toBe(false)
  expect(client.store.getState().connection.byNamespace).toEqual({})
})
