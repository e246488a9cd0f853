import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { showModal } from '../testing/showModal.js'

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
