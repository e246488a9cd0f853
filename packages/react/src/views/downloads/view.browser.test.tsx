import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showModal } from '../../testing/showModal.js'

const view = { name: 'Downloads', data: { walletId: 'heron' } } as const

test('each store is a link of the wallet beside the page, and what is no web address is none', async () => {
  const heron = {
    id: 'heron',
    name: 'Heron',
    homepage: 'https://heron.example/',
    chrome_store: 'https://store.example/heron',
    app_store: 'javascript:alert(1)',
  }
  const { dialog } = await showModal(view, { customWallets: [heron] })
  await expect.element(page.getByRole('dialog', { name: 'Get Heron' })).toBeVisible()
  const links = dialog.getByRole('list', { name: 'Where to get it' }).getByRole('link')
  const shown = links.elements().map((link) => [link.getAttribute('href'), link.textContent])
  expect(shown).toEqual([
    ['https://store.example/heron', expect.stringContaining('Chrome Extension')],
    ['https://heron.example/', expect.stringContaining('Website')],
  ])
  await expect.element(links.first()).toHaveAccessibleName(/opens in a new tab/)
  await expect.element(links.first()).toHaveAttribute('rel', 'noopener noreferrer')
})

test('a wallet without a link is said so, and the way back is there', async () => {
  const customWallets = [{ id: 'heron', name: 'Heron' }]
  const { dialog } = await showModal({ name: 'GetWallet' }, { customWallets })
  await dialog.getByRole('button', { name: 'Heron' }).click()
  await expect.element(dialog.getByText('No link to Heron')).toBeVisible()
  await dialog.getByText('Back', { exact: true }).click()
  await expect.element(page.getByRole('dialog', { name: 'Get a wallet' })).toBeVisible()
})
