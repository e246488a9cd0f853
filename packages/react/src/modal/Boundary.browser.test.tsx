import { openModal, watchEvents } from '@foyer/core'
import { showView } from '@foyer/core/internal'
import { testNetwork } from '@foyer/core/testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showModal } from '../testing/showModal.js'

const ofThePage = () => page.getByRole('button', { name: 'Of the page', includeHidden: true })

/** A text of the host that fails as long as the test says so. */
function failing(text: string) {
  const failure = { isThere: true }
  const write = () => {
    if (failure.isThere) throw new Error('of the host')
    return text
  }
  return { failure, write }
}

test('a view that fails leaves the page and the rest of the modal as they were, and can be tried again', async () => {
  const { failure, write } = failing('We ask you to agree')
  const { dialog, errors } = await showModal(undefined, {
    termsConditionsUrl: 'https://shop.example/terms',
    messages: { legal: { accept: write } },
  })
  await expect.element(dialog.getByText('This part does not work')).toBeVisible()
  await expect.element(dialog.getByText(/check your connection/i)).not.toBeInTheDocument()
  await expect.element(ofThePage()).toBeInTheDocument()
  failure.isThere = false
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog.getByText('We ask you to agree')).toBeVisible()
  expect(errors).toEqual([])
})

test('a view that fails for good is left by one press: to the view before, and from the first one to the page', async () => {
  const { write } = failing('never')
  const { client, dialog } = await showModal(undefined, {
    termsConditionsUrl: 'https://shop.example/terms',
    messages: { legal: { accept: write } },
  })
  // The arrow of the header has a name, and no text.
  const leave = dialog.getByText('Back', { exact: true })
  await leave.click()
  await expect.element(dialog).not.toBeInTheDocument()
  openModal(client, { view: { name: 'WhatIsAWallet' } })
  await expect.element(dialog.getByRole('heading', { name: 'What is a wallet?' })).toBeVisible()
  showView(client, { name: 'Connect' })
  await leave.click()
  await expect.element(dialog.getByRole('heading', { name: 'What is a wallet?' })).toBeVisible()
})

test('a modal that fails closes, gives the page back, and opens again once it can', async () => {
  const { failure, write } = failing('Choose a network')
  const heard: string[] = []
  const { client, dialog, errors } = await showModal(
    { name: 'Connect' },
    {
      isConnected: true,
      networks: [testNetwork(1), testNetwork(2)],
      messages: { modal: { networkPicker: write } },
    },
  )
  watchEvents(client, ({ data }) => heard.push(data.event))
  openModal(client, { view: { name: 'Account' } })
  await expect.poll(() => client.store.getState().modal.open).toBe(false)
  await userEvent.click(page.getByRole('button', { name: 'Of the page' }))
  expect(heard).toContain('INTERNAL_SDK_ERROR')
  expect(errors).toEqual([])
  failure.isThere = false
  openModal(client)
  await expect.element(dialog.getByRole('button', { name: 'Choose a network' })).toBeVisible()
})
