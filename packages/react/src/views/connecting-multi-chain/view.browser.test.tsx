import { fakeAdapter, fakeConnector } from '@foyer/core/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showModal } from '../../testing/showModal.js'

test('a wallet of two chain families asks for which, and the picked one is asked', async () => {
  const never = () => new Promise<never>(() => {})
  const evm = fakeAdapter({ connect: never })
  const solana = fakeAdapter({
    namespace: 'solana',
    connectors: [fakeConnector({ namespace: 'solana' })],
    connect: never,
  })
  const { dialog } = await showModal(undefined, { adapters: [evm, solana] })
  await dialog.getByRole('button', { name: 'Kestrel' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Select chain' })).toBeVisible()
  await expect
    .element(dialog.getByRole('heading', { name: 'Select Chain for Kestrel' }))
    .toBeVisible()
  const list = dialog.getByRole('list', { name: 'Kinds of network' })
  expect(list.getByRole('button').all()).toHaveLength(2)
  await list.getByRole('button', { name: 'Solana' }).click()
  await expect.element(dialog.getByRole('heading', { name: 'Continue in Kestrel' })).toBeVisible()
  expect(solana.calls).toContain('connect test.kestrel')
  expect(evm.calls).not.toContain('connect test.kestrel')
})
