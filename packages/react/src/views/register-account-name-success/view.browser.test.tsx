import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showModal } from '../../testing/showModal.js'

const view = { name: 'RegisterAccountNameSuccess' } as const

test('the name and its network are shown, said aloud, and lead to the account', async () => {
  const { dialog } = await showModal(view, {
    isConnected: true,
    facts: { names: { registered: 'juno.foyer.eth' } },
  })
  await expect.element(page.getByRole('dialog', { name: 'Name registered' })).toBeVisible()
  await expect.element(dialog.getByTestId('name-registered')).toHaveTextContent('juno.foyer.eth')
  const spoken = page.getByRole('status').filter({ hasText: /leads to your account on Network 1/ })
  await expect.element(spoken).toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Let’s Go!' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Account' })).toBeVisible()
})
