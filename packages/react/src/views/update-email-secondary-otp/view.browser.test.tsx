import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refuse } from '../../testing/answerFrame.js'
import { focusedName } from '../../testing/focusedName.js'
import { showLoggedIn } from '../../testing/showLoggedIn.js'

const view = { name: 'UpdateEmailSecondaryOtp', data: { email: 'new@example.com' } } as const
const label = 'Code from the mail, six digits'

test('the code of the new address changes the login, and a notice says so', async () => {
  const { client } = await showLoggedIn(view)
  await expect.element(page.getByRole('dialog', { name: 'Confirm New Email' })).toBeVisible()
  await expect.poll(focusedName).toBe(label)
  await userEvent.keyboard('482193')
  await expect.element(page.getByText('Email updated').first()).toBeVisible()
  expect(client.store.getState().embedded.email).toBe('new@example.com')
  await expect.element(page.getByRole('dialog', { name: 'Account' })).toBeVisible()
})

test.each(['waiting', 'later'] as const)(
  'what the guard still wants (%s) is the next view',
  async (guard) => {
    await showLoggedIn(view, {
      answers: { UPDATE_EMAIL_SECONDARY_OTP: () => ({ newEmail: 'new@example.com', guard }) },
    })
    await expect.poll(focusedName).toBe(label)
    await userEvent.keyboard('482193')
    await expect.element(page.getByRole('dialog', { name: 'One More Step' })).toBeVisible()
    expect(page.getByText('Email updated').query()).toBeNull()
  },
)

test('a wrong code changes nothing', async () => {
  const { client, dialog } = await showLoggedIn(view, {
    answers: { UPDATE_EMAIL_SECONDARY_OTP: () => refuse('code_wrong') },
  })
  await expect.poll(focusedName).toBe(label)
  await userEvent.keyboard('482193')
  await expect
    .element(dialog.getByRole('textbox', { name: label }))
    .toHaveAccessibleDescription(/That code did not match/)
  expect(client.store.getState().embedded.email).toBe('ada@example.com')
})
