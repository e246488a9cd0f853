import { connectors } from '@foyer/core'
import { fakeConnector } from '@foyer/core/testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { MessageOverrides } from '../../locales/MessageOverrides.js'
import { answerFrame } from '../../testing/answerFrame.js'
import { focusedName } from '../../testing/focusedName.js'
import { showModal } from '../../testing/showModal.js'

test('a wallet of the page is listed as installed, and a press asks it and closes the modal', async () => {
  const { adapter, client, dialog } = await showModal()
  await expect.element(page.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()
  const row = dialog.getByRole('list', { name: 'Wallets' }).getByRole('button', { name: 'Kestrel' })
  await expect.element(row).toHaveTextContent('Installed')
  expect(adapter.calls).not.toContain('connect test.kestrel')
  await row.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(adapter.calls).toContain('connect test.kestrel')
  expect(client.store.getState().connection.byNamespace.eip155?.connectorId).toBe('test.kestrel')
})

test('the arrow keys go through the list, and Enter picks', async () => {
  const wallet = {
    connectors: [
      fakeConnector(),
      fakeConnector({ id: 'test.heron', rdns: 'test.heron', name: 'Heron' }),
    ],
    connect: () => new Promise<never>(() => {}),
  }
  const { dialog } = await showModal(undefined, { wallet })
  await expect.element(dialog.getByRole('button', { name: 'Heron' })).toBeVisible()
  const rows = dialog.getByRole('list', { name: 'Wallets' }).getByRole('button').elements()
  const names = rows.map(({ textContent }) => textContent)
  const next = async () => {
    await userEvent.tab()
    return focusedName()
  }
  await expect.poll(next).toBe(names[0])
  await userEvent.keyboard('{ArrowDown}')
  expect(focusedName()).toBe(names[1])
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('heading', { name: /Continue in/ })).toBeVisible()
})

test('without a wallet the view leads to one', async () => {
  const { client, dialog } = await showModal(undefined, { wallet: { connectors: [] } })
  await expect.element(dialog.getByText('No wallet in this browser yet')).toBeVisible()
  expect(connectors(client.store.getState().wallets)).toEqual([])
  await dialog.getByRole('button', { name: 'Get a wallet' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Get a wallet' })).toBeVisible()
})

test('a wallet that is installed while the view is open appears by itself', async () => {
  const { adapter, dialog } = await showModal(undefined, { wallet: { connectors: [] } })
  await expect.element(dialog.getByText('No wallet in this browser yet')).toBeVisible()
  adapter.emitter().wallets([fakeConnector({ name: 'Late' })])
  await expect.element(dialog.getByRole('button', { name: 'Late' })).toBeVisible()
})

test('two wallets of one name are marked, and the sentence below says what to do', async () => {
  const { dialog } = await showModal(undefined, {
    wallet: { connectors: [fakeConnector({ disputed: true })] },
  })
  await expect
    .element(dialog.getByRole('button', { name: 'Kestrel' }))
    .toHaveTextContent('Two claim this name')
  await expect.element(dialog.getByText(/Check in your extensions/)).toBeVisible()
})

test('nothing can be pressed before the terms are agreed to, and the rows say why', async () => {
  const { adapter, dialog } = await showModal(undefined, {
    features: { legalCheckbox: true },
    termsConditionsUrl: 'http://127.0.0.1/terms',
    privacyPolicyUrl: 'http://127.0.0.1/privacy',
  })
  const row = dialog.getByRole('button', { name: 'Kestrel' })
  await expect.element(row).toHaveAttribute('aria-disabled', 'true')
  await expect.element(row).toHaveAccessibleDescription(/I agree to the Terms of Service/)
  await row.click({ force: true })
  await expect.element(page.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()
  expect(adapter.calls).not.toContain('connect test.kestrel')
  await dialog.getByRole('checkbox').click()
  await row.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(adapter.calls).toContain('connect test.kestrel')
})

test('words of the host place the links to its terms where their language has them', async () => {
  const { dialog } = await showModal(undefined, {
    messages: {
      legal: {
        accept: (write, { terms, privacy }) =>
          write`${privacy?.('Datenschutz') ?? ''} und ${terms?.('Bedingungen') ?? ''} gelten.`,
      },
    } satisfies MessageOverrides,
    termsConditionsUrl: 'http://127.0.0.1/terms',
    privacyPolicyUrl: 'http://127.0.0.1/privacy',
  })
  await expect.element(dialog.getByText(/^Datenschutz.* und Bedingungen.* gelten\.$/)).toBeVisible()
  const link = dialog.getByRole('link', { name: 'Bedingungen' })
  await expect.element(link).toHaveAttribute('href', 'http://127.0.0.1/terms')
})

test('e-mail and socials stand beside the wallets once their code is here', async () => {
  const { embeddedWalletUrl } = answerFrame({})
  const { dialog } = await showModal(undefined, {
    embeddedWalletUrl,
    features: { email: true, socials: ['google', 'github'] },
  })
  await expect.element(dialog.getByRole('textbox', { name: 'Email' })).toBeVisible()
  const socials = dialog.getByRole('list', { name: 'Social logins' })
  await expect.element(socials.getByRole('button', { name: 'Log in with GitHub' })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Kestrel' })).toBeVisible()
})

test('collapsed wallets are behind one button', async () => {
  const { embeddedWalletUrl } = answerFrame({})
  const { dialog } = await showModal(undefined, {
    embeddedWalletUrl,
    features: { email: true, socials: false, collapseWallets: true },
  })
  expect(dialog.getByRole('button', { name: 'Kestrel' }).query()).toBeNull()
  await dialog.getByRole('button', { name: 'Continue with a wallet' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Kestrel' })).toBeVisible()
})

test('on the narrowest phone and from right to left nothing is cut off', async () => {
  const { dialog } = await showModal(undefined, { isNarrow: true, locale: 'ar' })
  await expect.element(dialog.getByRole('button', { name: 'Kestrel' })).toBeVisible()
  const element = dialog.element()
  expect(getComputedStyle(element).direction).toBe('rtl')
  expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)
  const { left, right } = element.getBoundingClientRect()
  expect([left >= 0, right <= 360]).toEqual([true, true])
})

test('a wallet that the host offers is not said to be installed', async () => {
  const connectors = [fakeConnector({ type: 'EXTERNAL' })]
  const { dialog } = await showModal(undefined, { wallet: { connectors } })
  const row = dialog.getByRole('button', { name: 'Kestrel' })
  await expect.element(row).toBeVisible()
  await expect.element(row).not.toHaveTextContent('Installed')
})

test('a way to connect that the host names twice is shown once', async () => {
  const features = {
    email: true,
    socials: ['google', 'google'],
    connectMethodsOrder: ['email', 'social', 'wallet', 'email', 'social'],
  } as const
  const { embeddedWalletUrl } = answerFrame({})
  const { dialog } = await showModal(undefined, { embeddedWalletUrl, features })
  await expect.element(dialog.getByRole('textbox').first()).toBeVisible()
  expect(dialog.getByRole('textbox').elements()).toHaveLength(1)
  expect(dialog.getByRole('button', { name: 'Google' }).elements()).toHaveLength(1)
})
