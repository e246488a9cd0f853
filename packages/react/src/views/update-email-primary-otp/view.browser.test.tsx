import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refuse } from '../../testing/answerFrame.js'
import { focusedName } from '../../testing/focusedName.js'
import { showLogin } from '../../testing/showLogin.js'

const view = { name: 'UpdateEmailPrimaryOtp', data: { email: 'new@example.com' } } as const
const facts = {
  embedded: { isLoggedIn: true, email: 'ada@example.com', provider: 'email' },
} as const
const label = 'Code from the mail, six digits'

test('the code of the present address leads to the code of the new one', async () => {
  const { dialog, heard, payloads } = await showLogin(view, { facts })
  await expect.element(page.getByRole('dialog', { name: 'Confirm Current Email' })).toBeVisible()
  await expect.element(dialog.getByText('ada@example.com')).toBeVisible()
  await expect.poll(focusedName).toBe(label)
  await userEvent.keyboard('482193')
  await expect.element(page.getByRole('dialog', { name: 'Confirm New Email' })).toBeVisible()
  expect(payloads[heard.indexOf('UPDATE_EMAIL_PRIMARY_OTP')]).toEqual({ otp: '482193' })
  await expect.element(dialog.getByText('new@example.com')).toBeVisible()
})

test('a code that is too old is said so, and a new one goes out for the new address', async () => {
  const { dialog, heard, payloads } = await showLogin(view, {
    facts,
    answers: { UPDATE_EMAIL_PRIMARY_OTP: () => refuse('code_expired') },
  })
  const field = dialog.getByRole('textbox', { name: label })
  await expect.poll(focusedName).toBe(label)
  await userEvent.keyboard('482193')
  await expect.element(field).toHaveAccessibleDescription(/That code is too old/)
  await dialog.getByRole('button', { name: 'Send again' }).click()
  await expect.poll(() => heard).toContain('UPDATE_EMAIL')
  expect(payloads[heard.indexOf('UPDATE_EMAIL')]).toEqual({ email: 'new@example.com' })
})
