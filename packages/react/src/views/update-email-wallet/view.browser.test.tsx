import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refuse, silence } from '../../testing/answerFrame.js'
import { showLogin } from '../../testing/showLogin.js'

const view = { name: 'UpdateEmailWallet' } as const
const facts = {
  embedded: { isLoggedIn: true, email: 'ada@example.com', provider: 'email' },
} as const

test('the new address is sent, and the code at the present one is next', async () => {
  const { dialog, heard, payloads } = await showLogin(view, { facts })
  await expect.element(page.getByRole('dialog', { name: 'Edit Email' })).toBeVisible()
  await userEvent.fill(
    dialog.getByRole('textbox', { name: 'New e-mail address' }),
    'new@example.com',
  )
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Confirm Current Email' })).toBeVisible()
  expect(payloads[heard.indexOf('UPDATE_EMAIL')]).toEqual({ email: 'new@example.com' })
})

test.each([
  ['new@example', /complete e-mail address/],
  ['ADA@example.com', /the address you have now/],
])('%s is not sent, and the field says why', async (address, text) => {
  const { dialog, heard } = await showLogin(view, { facts })
  const field = dialog.getByRole('textbox', { name: 'New e-mail address' })
  await userEvent.fill(field, address)
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveAccessibleDescription(text)
  expect(heard).not.toContain('UPDATE_EMAIL')
})

test('an address of another login cannot be used', async () => {
  const { dialog } = await showLogin(view, {
    facts,
    answers: { UPDATE_EMAIL: () => refuse('email_taken') },
  })
  const field = dialog.getByRole('textbox', { name: 'New e-mail address' })
  await userEvent.fill(field, 'new@example.com')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveAccessibleDescription(/cannot be used/)
})

test('while it is saved the button says so', async () => {
  const { dialog } = await showLogin(view, { facts, answers: { UPDATE_EMAIL: () => silence } })
  await userEvent.fill(
    dialog.getByRole('textbox', { name: 'New e-mail address' }),
    'new@example.com',
  )
  await dialog.getByRole('button', { name: 'Save' }).click()
  const saving = dialog.getByRole('button', { name: 'Saving...' })
  await expect.element(saving).toHaveAttribute('aria-busy', 'true')
})
