import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showLogin } from '../../testing/showLogin.js'
import { windowWith } from '../../testing/windowWith.js'

const view = { name: 'Create' } as const

test('offers a login by address and by social account, and explains a wallet', async () => {
  const { dialog } = await showLogin(view)
  await expect.element(page.getByRole('dialog', { name: 'Create Wallet' })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Log in with Google' })).toBeVisible()
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Email' }), 'ada@example.com')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Confirm Email' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Change address' }).click()
  await dialog.getByRole('button', { name: 'What is a wallet?' }).click()
  await expect.element(page.getByRole('dialog', { name: 'What is a wallet?' })).toBeVisible()
})

test('offers only what the host has', async () => {
  const { dialog } = await showLogin(view, { features: { email: false, socials: ['github'] } })
  await expect.element(dialog.getByRole('button', { name: 'Log in with GitHub' })).toBeVisible()
  expect(dialog.getByRole('textbox').query()).toBeNull()
})

test('more than five socials are behind a button', async () => {
  const { dialog } = await showLogin(view, {
    features: { socials: ['google', 'x', 'discord', 'farcaster', 'github', 'apple'] },
  })
  const socials = dialog.getByRole('list', { name: 'Social logins' })
  await socials.getByRole('button', { name: 'All socials' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Log in with Apple' })).toBeVisible()
})

test('an installed app has the frame of the embedded wallet before a login is pressed', async () => {
  const matchMedia = (query: string) =>
    window.matchMedia(query === '(display-mode: standalone)' ? 'all' : query)
  const { client } = await showLogin(view, { window: windowWith({ matchMedia }) })
  await expect.poll(() => client.store.getState().embedded.frame).toBe('ready')
  const browser = await showLogin(view)
  await expect
    .element(browser.dialog.last().getByRole('button', { name: 'Log in with Google' }))
    .toBeVisible()
  expect(browser.client.store.getState().embedded.frame).toBe('none')
})
