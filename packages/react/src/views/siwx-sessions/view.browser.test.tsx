import { FoyerError } from '@foyer/protocol'
import type { SiwxListed, SiwxStore } from '@foyer/protocol/siwx'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showModal } from '../../testing/showModal.js'

const view = { name: 'SIWXSessions' } as const
const here: SiwxListed = {
  id: 'a',
  chainId: 'eip155:1',
  address: '0x1',
  signedInAt: '2026-01-01T10:00:00.000Z',
  walletName: 'Kestrel',
  browserName: 'Firefox on Linux',
  isCurrent: true,
}
const elsewhere: SiwxListed = {
  ...here,
  id: 'b',
  browserName: 'Safari on iPhone',
  isCurrent: false,
}

function listing(
  list: () => Promise<readonly SiwxListed[]>,
  endSession = async (_: string) => {},
): SiwxStore {
  return {
    createMessage: () => Promise.reject(new Error('Nothing is to be signed')),
    addSession: async () => {},
    revokeSession: async () => {},
    setSessions: async () => {},
    getSessions: async () => [
      { data: { chainId: 'eip155:1' } as never, message: '', signature: '' },
    ],
    listSessions: list,
    endSession,
  }
}

test('each sign-in is listed, this one marked, and is ended alone', async () => {
  let list = [here, elsewhere]
  const end = async (id: string) => {
    list = list.filter((one) => one.id !== id)
  }
  const siwx = listing(async () => list, end)
  const { dialog } = await showModal(view, { siwx, isConnected: true })
  await expect.element(page.getByRole('dialog', { name: 'Sign-ins' })).toBeVisible()
  await expect.element(dialog.getByText('Firefox on Linux')).toBeVisible()
  await expect.element(dialog.getByText(/This browser/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Sign out: Safari on iPhone' }).click()
  await expect.element(dialog.getByText('Safari on iPhone')).not.toBeInTheDocument()
  await expect.element(dialog.getByText('Firefox on Linux')).toBeVisible()
})

test('a list that cannot be loaded is tried again, and one that is empty says so', async () => {
  let isDown = true
  const siwx = listing(async () => {
    if (isDown) throw new FoyerError('server_unreachable')
    return []
  })
  const { dialog } = await showModal(view, { siwx, isConnected: true })
  await expect.element(dialog.getByText('The list could not be loaded')).toBeVisible()
  isDown = false
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog.getByText('You are not signed in anywhere')).toBeVisible()
})

test('one that cannot be ended stays, and that is said', async () => {
  const siwx = listing(
    async () => [here],
    async () => {
      throw new FoyerError('server_unreachable')
    },
  )
  const { dialog } = await showModal(view, { siwx, isConnected: true })
  await dialog.getByRole('button', { name: 'Sign out: Firefox on Linux' }).click()
  await expect.element(dialog.getByText('It could not be ended. Try again.')).toBeVisible()
})
