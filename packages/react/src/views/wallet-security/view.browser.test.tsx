import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refuse, silence } from '../../testing/answerFrame.js'
import { showLogin } from '../../testing/showLogin.js'

const view = { name: 'WalletSecurity', data: {} } as const
const frame = () => document.querySelector<HTMLIFrameElement>('iframe[data-foyer-frame]')

test('lists the wallet’s own pages; a press shows one in the frame, and leaving it shows the list', async () => {
  let leave = () => {}
  const { dialog, heard, payloads } = await showLogin(view, {
    facts: { embedded: { tier: 'user' } },
    answers: {
      OPEN_WALLET: () =>
        new Promise<void>((resolve) => {
          leave = resolve
        }),
    },
  })
  await expect.element(page.getByRole('dialog', { name: 'Wallet and recovery' })).toBeVisible()
  await expect.element(dialog.getByText('Held by you')).toBeVisible()
  const list = dialog.getByRole('list', { name: 'Your wallet' })
  expect(list.getByRole('button').all()).toHaveLength(3)
  await list.getByRole('button', { name: /Take your keys away/ }).click()
  await expect.poll(() => frame()?.style.display).toBe('block')
  await expect.poll(() => heard).toContain('OPEN_WALLET')
  expect(frame()?.title).toBe('Take your keys away')
  expect(payloads[heard.indexOf('OPEN_WALLET')]).toEqual({ page: 'export' })
  leave()
  await expect.element(list).toBeVisible()
  await expect.poll(() => frame()?.style.display).toBe('none')
})

test('a page that does not open is said so; a press tries again, another leads back', async () => {
  const { dialog, heard } = await showLogin(view, {
    answers: { OPEN_WALLET: () => refuse('server_unreachable') },
  })
  await dialog.getByRole('button', { name: /What happened/ }).click()
  await expect.element(dialog.getByText('The wallet could not be opened')).toBeVisible()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => heard.filter((name) => name === 'OPEN_WALLET')).toHaveLength(2)
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect.element(dialog.getByRole('list', { name: 'Your wallet' })).toBeVisible()
})

test('a recovery is named as one, and connects once it is done', async () => {
  let done = () => {}
  const { client, dialog } = await showLogin(
    { name: 'WalletSecurity', data: { page: 'recover' } },
    {
      answers: {
        OPEN_WALLET: () =>
          new Promise<void>((resolve) => {
            done = resolve
          }),
      },
    },
  )
  await expect.element(page.getByRole('dialog', { name: 'Recover your wallet' })).toBeVisible()
  await expect.poll(() => (frame()?.style.display === 'block' ? 'shown' : 'not yet')).toBe('shown')
  expect(frame()?.title).toBe('Recover your wallet')
  await expect
    .poll(() => {
      done()
      return client.store.getState().embedded.isLoggedIn
    })
    .toBe(true)
  await expect.element(dialog).not.toBeInTheDocument()
})

test('closing the modal takes the frame with it', async () => {
  const { dialog } = await showLogin(view, { answers: { OPEN_WALLET: () => silence } })
  await dialog.getByRole('button', { name: /How your wallet comes back/ }).click()
  await expect.poll(() => frame()?.style.display).toBe('block')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(frame()?.style.display).toBe('none')
})
