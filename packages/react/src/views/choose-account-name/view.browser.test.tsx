import { fakeAddress } from '@foyer/core/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerServer } from '../../testing/answerServer.js'
import { showModal } from '../../testing/showModal.js'

const zone = () => ({ zone: 'foyer.eth', namesMax: 3 })

test('Account leads there by the names that it has, where the server gives names', async () => {
  const { server } = answerServer({
    zone,
    [fakeAddress]: () => [{ name: 'anna.foyer.eth', addresses: {} }],
  })
  const { dialog } = await showModal(undefined, { isConnected: true, server })
  await dialog.getByTestId('choose-name').click()
  await expect.element(page.getByRole('dialog', { name: 'Account name' })).toBeVisible()
  const own = dialog.getByRole('list', { name: 'Names of this account' })
  await expect.element(own.getByText('anna.foyer.eth')).toBeVisible()
  await dialog.getByRole('button', { name: 'Learn more' }).click()
  await expect.element(dialog.getByText('An account may hold 3 names.')).toBeVisible()
  await dialog.getByTestId('name-start').click()
  await expect.element(page.getByRole('dialog', { name: 'Choose name' })).toBeVisible()
})

test('names that cannot be read are said so, and read again by a press', async () => {
  let isSilent = true
  const { server } = answerServer({
    zone,
    [fakeAddress]: () => (isSilent ? new Response('', { status: 500 }) : []),
  })
  const view = { name: 'ChooseAccountName' } as const
  const { dialog } = await showModal(view, { isConnected: true, server })
  await expect.element(dialog.getByText('Your names could not be read.')).toBeVisible()
  isSilent = false
  await dialog.getByTestId('names-again').click()
  await expect.element(dialog.getByText('Your names could not be read.')).not.toBeInTheDocument()
})

test('where the server gives no names, Account offers none', async () => {
  const { server, requested } = answerServer({ zone: () => ({ zone: null, namesMax: 0 }) })
  const { dialog } = await showModal(undefined, { isConnected: true, server })
  await expect.poll(() => requested).toContain('zone')
  await expect.element(dialog.getByTestId('disconnect')).toBeVisible()
  await expect.element(dialog.getByTestId('choose-name')).not.toBeInTheDocument()
})
