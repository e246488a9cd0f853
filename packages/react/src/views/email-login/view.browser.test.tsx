import { getConnectionStatus } from '@foyer/core'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refuse, silence } from '../../testing/answerFrame.js'
import { showLogin } from '../../testing/showLogin.js'

const view = { name: 'EmailLogin' } as const

test('a slip in the address is found before anything is sent, and the field says what is wrong', async () => {
  const { dialog, heard } = await showLogin(view)
  const field = dialog.getByRole('textbox', { name: 'Email' })
  await userEvent.fill(field, 'ada@example')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription(/complete e-mail address/)
  expect(heard).not.toContain('CONNECT_EMAIL')
  await userEvent.fill(field, 'ada@example.com')
  await expect.element(field).not.toHaveAttribute('aria-invalid')
})

test('Enter sends the address without its blanks, and the code is next', async () => {
  const { dialog, heard, payloads } = await showLogin(view)
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Email' }), ' ada@example.com ')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Confirm Email' })).toBeVisible()
  expect(payloads[heard.indexOf('CONNECT_EMAIL')]).toEqual({ email: 'ada@example.com' })
  await expect.element(dialog.getByText('ada@example.com')).toBeVisible()
})

test('while the frame answers the button is busy, and a second press sends nothing', async () => {
  const { dialog, heard } = await showLogin(view, { answers: { CONNECT_EMAIL: () => silence } })
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Email' }), 'ada@example.com')
  const go = dialog.getByRole('button', { name: 'Continue' })
  await go.click()
  await expect.element(go).toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => heard).toContain('CONNECT_EMAIL')
  await userEvent.keyboard('{Enter}')
  expect(heard.filter((name) => name === 'CONNECT_EMAIL')).toHaveLength(1)
})

test('a browser that is known is connected at once', async () => {
  const { client, dialog } = await showLogin(view, {
    answers: { CONNECT_EMAIL: () => ({ action: 'CONNECT' }) },
  })
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Email' }), 'ada@example.com')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(getConnectionStatus(client.store.getState().connection)).toBe('connected')
})

test.each([
  ['server_unreachable', /login server cannot be reached/],
  ['provider_off', /not switched on here/],
  ['storage_blocked', /keeps the wallet from storing/],
  ['too_many_tries', /Too many tries/],
] as const)(
  '%s has a sentence of its own, said aloud, and the address stays',
  async (code, text) => {
    const { dialog } = await showLogin(view, { answers: { CONNECT_EMAIL: () => refuse(code) } })
    const field = dialog.getByRole('textbox', { name: 'Email' })
    await userEvent.fill(field, 'ada@example.com')
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveAccessibleDescription(text)
    await expect.element(page.getByRole('alert').filter({ hasText: text })).toBeInTheDocument()
    await expect.element(field).toHaveValue('ada@example.com')
  },
)

test('nothing can be sent before the terms are agreed to', async () => {
  const { dialog, heard } = await showLogin(view, {
    features: { email: true, legalCheckbox: true },
    termsConditionsUrl: 'http://127.0.0.1/terms',
  })
  const field = dialog.getByRole('textbox', { name: 'Email' })
  await expect.element(field).toHaveAttribute('readonly')
  await expect.element(field).toHaveAccessibleDescription(/I agree to the Terms of Service/)
  await dialog.getByRole('checkbox').click()
  await userEvent.fill(field, 'ada@example.com')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => heard).toContain('CONNECT_EMAIL')
})
