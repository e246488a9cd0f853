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

test('nothing of Account moves when the server says that it gives names', async () => {
  let answer: (zone: unknown) => void = () => {}
  const answered = new Promise((resolve) => {
    answer = resolve
  })
  const { server, requested } = answerServer({ zone: () => answered })
  const { dialog } = await showModal(undefined, { isConnected: true, server })
  await expect.poll(() => requested).toContain('zone')
  await expect.element(dialog.getByText('No tokens yet')).toBeVisible()
  const placeOf = (part: Element) => {
    const { top, left } = part.getBoundingClientRect()
    return [top, left]
  }
  const places = () => dialog.getByRole('tab').elements().map(placeOf)
  const before = places()
  expect(before).toHaveLength(3)
  answer({ zone: 'foyer.eth', namesMax: 3 })
  await expect.element(dialog.getByTestId('choose-name')).toBeVisible()
  expect(places()).toEqual(before)
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
