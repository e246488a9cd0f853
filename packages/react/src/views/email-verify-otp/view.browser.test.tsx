import { emailThrottleMs } from '@foyer/protocol'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refuse, silence } from '../../testing/answerFrame.js'
import { focusedName } from '../../testing/focusedName.js'
import { showLogin } from '../../testing/showLogin.js'

const email = 'ada@example.com'
const view = { name: 'EmailVerifyOtp', data: { email } } as const
const label = 'Code from the mail, six digits'

test('the field has the focus, the sixth digit sends the code, and the wallet is connected', async () => {
  const { client, dialog, heard, payloads } = await showLogin(view)
  await expect.element(page.getByRole('dialog', { name: 'Confirm Email' })).toBeVisible()
  await expect.poll(focusedName).toBe(label)
  await userEvent.keyboard('48219')
  expect(heard).not.toContain('CONNECT_OTP')
  await userEvent.keyboard('3')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(payloads[heard.indexOf('CONNECT_OTP')]).toEqual({ otp: '482193' })
  expect(client.store.getState().embedded.isLoggedIn).toBe(true)
})

test('a wrong code is said so, and the next key begins anew', async () => {
  const { dialog } = await showLogin(view, { answers: { CONNECT_OTP: () => refuse('code_wrong') } })
  const field = dialog.getByRole('textbox', { name: label })
  await expect.poll(focusedName).toBe(label)
  await userEvent.keyboard('000000')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription(/That code did not match/)
  await userEvent.keyboard('1')
  await expect.element(field).toHaveValue('1')
  await expect.element(field).not.toHaveAttribute('aria-invalid')
})

test.each([
  ['code_expired', /That code is too old/],
  ['too_many_tries', /Too many tries/],
  ['server_unreachable', /login server cannot be reached/],
] as const)('%s has a sentence of its own, and a way on', async (code, text) => {
  const { dialog } = await showLogin(view, { answers: { CONNECT_OTP: () => refuse(code) } })
  await expect.poll(focusedName).toBe(label)
  await userEvent.keyboard('482193')
  const field = dialog.getByRole('textbox', { name: label })
  await expect.element(field).toHaveAccessibleDescription(text)
  await expect.element(dialog.getByRole('button', { name: 'Change address' })).toBeVisible()
})

test('another mail is sent after thirty seconds and not before, and empties the field', async () => {
  const { client, dialog, heard } = await showLogin(view, {
    facts: { embedded: { emailRequestedAt: 1_000_000 } },
  })
  await expect.element(dialog.getByText(/Send again in 0:30/)).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Send again' }).query()).toBeNull()
  await userEvent.keyboard('12')
  client.held.pass(emailThrottleMs)
  await dialog.getByRole('button', { name: 'Send again' }).click()
  await expect.element(page.getByText('Code email resent').first()).toBeVisible()
  expect(heard).toContain('CONNECT_EMAIL')
  await expect.element(dialog.getByRole('textbox', { name: label })).toHaveValue('')
  await expect.poll(focusedName).toBe(label)
})

test('the number of the mail is shown to be compared', async () => {
  const { dialog } = await showLogin(view, { facts: { embedded: { mailNumber: '482' } } })
  await expect.element(dialog.getByText(/The mail shows 482\./)).toBeVisible()
})

test.each([
  ['VERIFY_DEVICE', 'Register Device'],
  ['RECOVER', 'Recover your wallet'],
] as const)('where the code is not enough (%s) the next view is “%s”', async (action, title) => {
  await showLogin(view, {
    answers: {
      CONNECT_OTP: () => ({ action }),
      CONNECT_DEVICE: () => silence,
      OPEN_WALLET: () => silence,
    },
  })
  await expect.poll(focusedName).toBe(label)
  await userEvent.keyboard('482193')
  await expect.element(page.getByRole('dialog', { name: title })).toBeVisible()
})

test('another address can be given', async () => {
  const { dialog } = await showLogin({ name: 'EmailLogin' })
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Email' }), email)
  await userEvent.keyboard('{Enter}')
  await dialog.getByRole('button', { name: 'Change address' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Email Login' })).toBeVisible()
})
