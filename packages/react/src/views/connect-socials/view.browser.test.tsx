import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { silence } from '../../testing/answerFrame.js'
import { focusedName } from '../../testing/focusedName.js'
import { showLogin } from '../../testing/showLogin.js'

const view = { name: 'ConnectSocials' } as const

test('lists the socials in the host’s order, and the arrow keys go through them', async () => {
  const { dialog } = await showLogin(view)
  await expect.element(page.getByRole('dialog', { name: 'All socials' })).toBeVisible()
  const rows = dialog.getByRole('list', { name: 'Social logins' }).getByRole('button')
  expect(rows.elements().map(({ textContent }) => textContent)).toEqual([
    'Log in with Google',
    'Log in with GitHub',
    'Log in with Discord',
    'Log in with Farcaster',
  ])
  await expect.poll(focusedName).toBe('Log in with Google')
  await userEvent.keyboard('{ArrowDown}')
  expect(focusedName()).toBe('Log in with GitHub')
})

test('Farcaster is logged in to by a code, without a window', async () => {
  const { dialog } = await showLogin(view, { answers: { CONNECT_FARCASTER: () => silence } })
  await dialog.getByRole('button', { name: 'Log in with Farcaster' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Farcaster' })).toBeVisible()
})

test('none can be pressed before the terms are agreed to', async () => {
  const { dialog, heard } = await showLogin(view, {
    features: { socials: ['google'], legalCheckbox: true },
    termsConditionsUrl: 'http://127.0.0.1/terms',
  })
  const row = dialog.getByRole('button', { name: 'Log in with Google' })
  await expect.element(row).toHaveAttribute('aria-disabled', 'true')
  await expect.element(row).toHaveAccessibleDescription(/I agree to the Terms/)
  await row.click({ force: true })
  expect(heard).toEqual([])
  await expect.element(page.getByRole('dialog', { name: 'All socials' })).toBeVisible()
})
