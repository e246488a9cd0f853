import { closeModal, openModal } from '@foyer/core'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { drawPage } from '../testing/drawPage.js'
import { pageClient } from '../testing/pageClient.js'
import { showModal } from '../testing/showModal.js'
import { cacheOn } from '../ui/cacheOn.js'

const pageState = () => {
  const { inert } = document.querySelector('main') ?? { inert: undefined }
  return { inert, overflow: document.documentElement.style.overflow }
}

test('the page is out of reach and still while the modal is open, and Escape gives it back', async () => {
  const { dialog } = await showModal()
  await expect.poll(pageState).toEqual({ inert: true, overflow: 'hidden' })
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(pageState()).toEqual({ inert: false, overflow: '' })
})

test('on a phone, back closes the modal and stays on the page', async () => {
  const { client, dialog } = await showModal(undefined, { isNarrow: true })
  await expect.poll(() => history.state).toMatchObject({ foyerModal: true })
  history.back()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(client.store.getState().modal.open).toBe(false)
  expect(history.state?.foyerModal).toBeUndefined()
})

test('Tab goes round in the dialog', async () => {
  const { dialog } = await showModal()
  await expect.poll(() => dialog.element().matches(':focus-within')).toBe(true)
  for (let times = 0; times < 6; times += 1) {
    await userEvent.tab()
    expect(dialog.element().matches(':focus-within')).toBe(true)
  }
})

/** How many modals have the page still, and so out of reach. */
const holders = () =>
  cacheOn(document.documentElement, 'scroll', () => ({ holders: 0, restore() {} })).holders

test('of two clients whose modals are open both can be used, and the page comes back with the last', async () => {
  const [one, other] = ['one', 'other'].map((projectId) => pageClient({ projectId }).client)
  if (!one || !other) return
  for (const client of [one, other]) drawPage(client, <button type="button">Of the page</button>)
  const page = document.querySelector('main')
  const modals = () => [...document.querySelectorAll<HTMLElement>('[data-testid=modal]')]
  for (const [count, client] of [other, one].entries()) {
    openModal(client)
    await expect.poll(modals).toHaveLength(count + 1)
    await expect.poll(holders).toBe(count + 1)
  }
  expect(modals().filter(({ inert }) => inert)).toEqual([])
  closeModal(other)
  await expect.poll(modals).toHaveLength(1)
  expect(page?.inert).toBe(true)
  closeModal(one)
  await expect.poll(() => page?.inert).toBe(false)
})
