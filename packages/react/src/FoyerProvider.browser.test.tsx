import { type Client, notify, openModal } from '@foyer/core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { drawPage } from './testing/drawPage.js'
import { pageClient } from './testing/pageClient.js'
import { ConnectButton } from './widgets/ConnectButton.js'
import { FoyerModal } from './widgets/FoyerModal.js'

const dialog = page.getByRole('dialog')
const isOpen = ({ store }: Client) => store.getState().modal.open
const overflow = () => document.documentElement.style.overflow

test.each([
  ['over the page', {}, null],
  ['in a place of the host', { disableAppend: true }, <FoyerModal key="modal" />],
])(
  'another client closes the modal of the one before, %s, and gives the page back',
  async (_, options, place) => {
    const [first, second] = ['first', 'second'].map(
      (projectId) => pageClient({ projectId, ...options }).client,
    )
    if (!first || !second) throw new Error('Two clients are needed')
    const children = [<ConnectButton key="button" />, place]
    const { draw, place: main } = drawPage(first, children)
    openModal(first, { view: { name: 'WhatIsAWallet' } })
    await expect.element(dialog).toBeVisible()
    await expect.poll(overflow).toBe('hidden')
    draw(children, second)
    await expect.poll(() => isOpen(first)).toBe(false)
    await expect.element(dialog).not.toBeInTheDocument()
    expect([main.inert, overflow(), isOpen(second)]).toEqual([false, '', false])
    expect(document.querySelectorAll('foyer-modal[data-testid]')).toHaveLength(0)
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()
    expect([isOpen(first), isOpen(second)]).toEqual([false, true])
    draw(children, first)
    await expect.poll(() => isOpen(second)).toBe(false)
    await expect.element(dialog).not.toBeInTheDocument()
  },
)

test('a client whose modal is open is shown at once where another one’s was', async () => {
  const [first, second] = ['first', 'second'].map((projectId) => pageClient({ projectId }).client)
  if (!first || !second) throw new Error('Two clients are needed')
  const { draw } = drawPage(first)
  openModal(first)
  await expect.element(page.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()
  openModal(second, { view: { name: 'WhatIsAWallet' } })
  draw(null, second)
  await expect.element(page.getByRole('dialog', { name: 'What is a wallet?' })).toBeVisible()
  expect([isOpen(first), isOpen(second)]).toEqual([false, true])
  expect(document.querySelectorAll('foyer-modal[data-testid]')).toHaveLength(1)
})

test('another client’s own words, theme and notices come with it', async () => {
  const first = pageClient({ projectId: 'first', themeMode: 'light' }).client
  const second = pageClient({ projectId: 'second', themeMode: 'dark', prefetch: 'none' }).client
  const { draw } = drawPage(first)
  openModal(first)
  await expect.element(dialog).toBeVisible()
  draw(null, second)
  notify(second, { kind: 'success', code: 'link_copied' })
  await expect.element(page.getByText('Link copied').first()).toBeVisible()
  expect(document.querySelector('foyer-notice')?.getAttribute('data-theme')).toBe('dark')
  expect(first.handles.running.count).toBe(0)
  expect(first.handles.running.modals.size).toBe(0)
})
