import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { answerServer } from '../../testing/answerServer.js'
import { focusedName } from '../../testing/focusedName.js'
import { phoneWindow } from '../../testing/phoneWindow.js'
import { showModal } from '../../testing/showModal.js'

const view = { name: 'AllWallets' } as const
const wallet = (index: number) => ({
  id: `wallet-${index}`,
  name: `Wallet ${index}`,
  homepage: 'https://wallet.example',
  ...(index === 0 && { badge_type: 'certified' }),
})
const hundred = Array.from({ length: 100 }, (_, index) => wallet(index))
/** Answers a page of the directory, or a search. */
const paged = (url: URL) => {
  const of = (name: string) => Number(url.searchParams.get(name) ?? 1)
  const search = url.searchParams.get('search')?.toLowerCase()
  const found = hundred.filter(({ name }) => !search || name.toLowerCase().includes(search))
  const from = (of('page') - 1) * of('entries')
  return { count: found.length, data: found.slice(from, from + of('entries')) }
}

test('a wallet of the directory is listed as certified, one of this page as installed', async () => {
  const { server } = answerServer({ getWallets: paged })
  const { dialog } = await showModal(view, { server })
  await expect.element(page.getByRole('dialog', { name: 'All Wallets' })).toBeVisible()
  const grid = dialog.getByRole('list', { name: 'Wallets' })
  await expect.element(grid.getByRole('button', { name: /Wallet 0.*certified/ })).toBeVisible()
  await expect.element(grid.getByRole('button', { name: /Kestrel.*installed/ })).toBeVisible()
})

test('Tab enters the grid once, arrow keys move in it, and Enter picks', async () => {
  const { server } = answerServer({ getWallets: paged })
  const { dialog } = await showModal(view, { server })
  await expect.element(dialog.getByRole('button', { name: /Wallet 4/ }).first()).toBeVisible()
  const names = dialog.getByRole('list', { name: 'Wallets' }).getByRole('button').elements()
  const at = (index: number) => names[index]?.textContent
  const next = async () => {
    await userEvent.tab()
    return focusedName()
  }
  await expect.poll(next).toBe(at(0))
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(focusedName).toBe(at(1))
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(focusedName).toBe(at(0))
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focusedName).toBe(at(4))
})

test('a search asks the directory, says how many it found, and the button shows all again', async () => {
  const { server } = answerServer({ getWallets: paged })
  const { client, dialog } = await showModal(view, { server })
  const search = dialog.getByRole('searchbox', { name: 'Search wallets' })
  // What is typed is sought after a pause.
  const afterPause = (locator: Locator) => () => {
    client.held.pass(1_000)
    return locator.query() !== null
  }
  await userEvent.fill(search, 'wallet 99')
  await expect.poll(afterPause(dialog.getByRole('button', { name: 'Wallet 99' }))).toBe(true)
  await expect.element(page.getByRole('status').filter({ hasText: '1 found' })).toBeInTheDocument()
  await userEvent.fill(search, 'nothing such')
  await expect.poll(afterPause(dialog.getByText('No Wallet found', { exact: true }))).toBe(true)
  await dialog.getByRole('button', { name: 'Show all wallets' }).click()
  await expect.element(dialog.getByRole('button', { name: /Wallet 0.*certified/ })).toBeVisible()
  await expect.element(search).toHaveValue('')
})

test('a directory that fails leaves the wallets of the page, and a press loads the rest', async () => {
  let isDown = true
  const { server } = answerServer({
    getWallets: (url) => (isDown ? Response.json({}, { status: 500 }) : paged(url)),
  })
  const { dialog } = await showModal(view, { server })
  await expect.element(dialog.getByText('Not all wallets could be loaded.')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: /Kestrel.*installed/ })).toBeVisible()
  isDown = false
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog.getByRole('button', { name: /Wallet 0.*certified/ })).toBeVisible()
})

test('on a narrow phone the search stands beside its buttons, and under none of them', async () => {
  const { server } = answerServer({ getWallets: paged })
  const { dialog } = await showModal(view, { server, window: phoneWindow(), isNarrow: true })
  await userEvent.fill(dialog.getByRole('searchbox', { name: 'Search wallets' }), 'wallet')
  const only = dialog.getByRole('button', { name: 'Certified wallets only' }).element()
  const row = only.closest('.wallet-search')
  const boxes = [...(row?.children ?? [])].map((part) =>
    (part.querySelector('.field') ?? part).getBoundingClientRect(),
  )
  const gaps = boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? 0))
  expect(gaps).toEqual([8, 8])
})

test('only certified wallets are requested while the switch is on', async () => {
  const badges: (string | null)[] = []
  const { server } = answerServer({
    getWallets: (url) => {
      badges.push(url.searchParams.get('badge_type'))
      return paged(url)
    },
  })
  const { dialog } = await showModal(view, { server })
  const only = dialog.getByRole('button', { name: 'Certified wallets only' })
  await expect.element(only).toHaveAttribute('aria-pressed', 'false')
  await only.click()
  await expect.element(only).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => badges).toContain('certified')
})

test('a long list has few tiles in the document, and its end is reached by the keyboard', async () => {
  const { server } = answerServer({ getWallets: paged })
  const { dialog } = await showModal(view, { server })
  const grid = dialog.getByRole('list', { name: 'Wallets' })
  await expect.element(grid.getByRole('button', { name: /Wallet 0.*certified/ })).toBeVisible()
  expect(grid.getByRole('button').all().length).toBeLessThan(60)
  const first = grid.getByRole('button').first().element()
  if (first instanceof HTMLElement) first.focus()
  const last = async () => {
    await userEvent.keyboard('{End}')
    return focusedName()
  }
  await expect.poll(last).toContain('Wallet 99')
})
