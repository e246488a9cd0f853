import { fakeSession } from '@foyer/core/testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { allowMotion } from '../testing/allowMotion.js'
import { movesOf } from '../testing/movesOf.js'
import { showModal } from '../testing/showModal.js'

/** The modal where a choice is due, after an attempt to close it. */
async function refused() {
  const connect = async () => fakeSession({ caipNetworkId: 'eip155:99' })
  const view = { name: 'UnsupportedChain' } as const
  const { dialog } = await showModal(view, { isConnected: true, wallet: { connect } })
  await expect.element(dialog.getByRole('button', { name: 'Network 10' })).toBeVisible()
  const moves = movesOf(dialog.element())
  await expect.element(reason).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(reason).toBeInTheDocument()
  return moves
}

const reason = page.getByRole('alert').filter({ hasText: 'This network is not supported' })

test('a modal that may not be closed shakes once, and says why', async () => {
  await allowMotion()
  const moves = await refused()
  expect(moves).toHaveLength(1)
})

test('with reduced motion it says why, and stands still', async () => {
  const moves = await refused()
  expect(moves).toEqual([])
})
