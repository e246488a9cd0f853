import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showLogin } from '../../testing/showLogin.js'

const view = { name: 'ApproveTransaction' } as const
const frame = () => document.querySelector<HTMLIFrameElement>('iframe[data-foyer-frame]')

test('the wallet’s own screen covers its place, has its name, and takes the keyboard', async () => {
  const { dialog } = await showLogin(view, { facts: { embedded: { pending: 1 } } })
  await expect.element(page.getByRole('dialog', { name: 'Approve Transaction' })).toBeVisible()
  await expect.poll(() => frame()?.style.display).toBe('block')
  expect(frame()?.title).toBe('Approve Transaction')
  await expect.poll(() => document.activeElement).toBe(frame())
  const place = dialog.getByRole('region', { name: 'Approve Transaction' }).element()
  const inside = frame()?.getBoundingClientRect()
  const around = place.getBoundingClientRect()
  expect([inside?.top, inside?.left, inside?.width]).toEqual([
    around.top,
    around.left,
    around.width,
  ])
})

test('a wallet that does not come can be turned down here', async () => {
  const { client, dialog } = await showLogin(view, {
    facts: { embedded: { pending: 1 } },
    embeddedWalletUrl: `${location.origin}/nothing`,
  })
  await expect.element(dialog.getByRole('heading', { name: 'The wallet is opening' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(client.store.getState().modal.open).toBe(false)
})

test('without a request the view says that there is none', async () => {
  const { dialog } = await showLogin(view)
  await expect.element(dialog.getByText('Nothing to approve')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Reject' }).query()).toBeNull()
})
