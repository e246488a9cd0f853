import { fakeConnector } from '@foyer/core/testing'
import { FoyerError, pairingExpiredBelowMs } from '@foyer/protocol'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focusedName } from '../../testing/focusedName.js'
import { phoneWindow } from '../../testing/phoneWindow.js'
import { showModal } from '../../testing/showModal.js'

const uri = `wc:${'4d'.repeat(32)}@2?relay-protocol=irn&symKey=${'6a'.repeat(32)}`
const waiting = { pairing: { uri, status: 'waiting' } } as const
const heron = {
  id: 'heron',
  name: 'Heron',
  rdns: 'test.kestrel',
  mobile_link: 'heron://',
  webapp_link: 'https://heron.example/app',
  app_store: 'https://apps.example/heron',
}
const shown = { manualWCControl: true, facts: waiting, customWallets: [heron] }
const any = { name: 'ConnectingWalletConnect', data: { walletId: undefined } } as const
const one = { name: 'ConnectingWalletConnect', data: { walletId: 'heron' } } as const

test('without a wallet the code is for any', async () => {
  const { dialog } = await showModal(any, shown)
  await expect.element(page.getByRole('dialog', { name: 'WalletConnect' })).toBeVisible()
  await expect
    .element(dialog.getByRole('img', { name: 'Code to scan with a wallet' }))
    .toBeVisible()
  expect(dialog.getByRole('tab').all()).toEqual([])
})

test('the places of a wallet are tabs: its extension in this browser first, then app and page', async () => {
  const { dialog } = await showModal(one, shown)
  await expect.element(page.getByRole('dialog', { name: 'Heron' })).toBeVisible()
  const tabs = dialog.getByRole('tablist', { name: 'Ways to the wallet' }).getByRole('tab')
  expect(tabs.elements().map(({ textContent }) => textContent)).toEqual([
    'Browser',
    'Mobile',
    'Web',
  ])
  await expect.element(dialog.getByRole('button', { name: 'Open Heron' })).toBeVisible()
  await tabs.first().click()
  await userEvent.keyboard('{ArrowRight}')
  expect(focusedName()).toBe('Mobile')
  await expect.element(dialog.getByRole('img', { name: 'Code to scan with Heron' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Get it' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Get Heron' })).toBeVisible()
})

test('the installed extension is asked in the view of a wallet of the page', async () => {
  const { adapter, dialog } = await showModal(one, {
    ...shown,
    wallet: { connectors: [fakeConnector()], connect: () => new Promise(() => {}) },
  })
  await dialog.getByRole('button', { name: 'Open Heron' }).click()
  await expect.element(dialog.getByRole('heading', { name: /Continue in/ })).toBeVisible()
  await expect.poll(() => adapter.calls).toContain('connect test.kestrel')
})

test('an extension that is not installed can be had', async () => {
  const { dialog } = await showModal(one, {
    ...shown,
    wallet: { connectors: [] },
    customWallets: [{ id: 'heron', name: 'Heron', chrome_store: 'https://store.example/heron' }],
  })
  await expect
    .element(dialog.getByRole('heading', { name: 'Heron is not in this browser' }))
    .toBeVisible()
  await expect
    .element(dialog.getByRole('link', { name: 'Get Heron' }))
    .toHaveAttribute('href', 'https://store.example/heron')
})

test('on a phone the app is opened by a press, with the request in its link', async () => {
  const opened: string[] = []
  const { dialog } = await showModal(one, {
    ...shown,
    wallet: { connectors: [] },
    window: phoneWindow({ open: (href: string) => void opened.push(href) }),
    isNarrow: true,
    customWallets: [{ id: 'heron', name: 'Heron', mobile_link: 'heron://' }],
  })
  await expect.element(dialog.getByRole('heading', { name: 'Continue in Heron' })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await dialog.getByTestId('open-app').click()
  await expect.poll(() => opened.length).toBeGreaterThan(0)
  expect(opened[0]).toMatch(/^heron:\/\/.*wc%3A4d4d/)
})

test('the time that a code has left is shown', async () => {
  const expiresAt = 1_000_000 + pairingExpiredBelowMs + 90_000
  const { client, dialog } = await showModal(any, {
    ...shown,
    facts: { pairing: { uri, status: 'waiting', expiresAt } },
  })
  const before = dialog.getByText(/Expires in/)
  await expect.element(before).toBeVisible()
  const text = before.element().textContent
  client.held.pass(5_000)
  await expect.poll(() => dialog.getByText(/Expires in/).element().textContent).not.toBe(text)
})

test.each([
  ['user_rejected', 'declined', 'Connection declined'],
  ['relay_unreachable', 'failed', 'The relay does not answer'],
] as const)('%s is said by its name, with a way on', async (code, status, heading) => {
  const { dialog } = await showModal(one, {
    ...shown,
    facts: { pairing: { status, error: new FoyerError(code) } },
  })
  await expect.element(dialog.getByRole('heading', { name: heading })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
})
