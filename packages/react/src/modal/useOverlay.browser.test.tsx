import { type Client, closeModal, openModal } from '@foyer/core'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawPage } from '../testing/drawPage.js'
import { focusedName } from '../testing/focusedName.js'
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
  const main = document.querySelector('main')
  const modals = () => [...document.querySelectorAll<HTMLElement>('[data-testid=modal]')]
  for (const [count, client] of [other, one].entries()) {
    openModal(client)
    await expect.poll(modals).toHaveLength(count + 1)
    await expect.poll(holders).toBe(count + 1)
  }
  expect(modals().filter(({ inert }) => inert)).toEqual([])
  closeModal(other)
  await expect.poll(modals).toHaveLength(1)
  expect(main?.inert).toBe(true)
  closeModal(one)
  await expect.poll(() => main?.inert).toBe(false)
})

const isOpen = ({ store }: Client) => store.getState().modal.open
/** What the place of the focus belongs to: the page, or the modal of one of several clients. */
const focusIn = () => document.activeElement?.shadowRoot && document.activeElement

/** A page of two clients, of which `under` was opened first, by the button that has the focus, and `over` from there. */
async function twoOpen() {
  const [over, under] = ['over', 'under'].map((projectId) => pageClient({ projectId }).client)
  if (!over || !under) throw new Error('Two clients are needed')
  for (const client of [over, under]) drawPage(client, <button type="button">Of the page</button>)
  // Both are rendered ahead: that of `over` stands first in the page. A browser that draws nothing may never be idle.
  const drawnHosts = async () => {
    await new Promise(requestAnimationFrame)
    return document.querySelectorAll('foyer-modal').length
  }
  await expect.poll(drawnHosts).toBe(2)
  page.getByRole('button', { name: 'Of the page' }).first().element().focus()
  const hosts: Element[] = []
  for (const client of [under, over]) {
    openModal(client)
    await expect.poll(() => hosts.includes(focusIn() ?? document.body)).toBe(false)
    await expect.poll(focusedName).toContain('Kestrel')
    hosts.push(focusIn() as Element)
  }
  const [underHost, overHost] = hosts
  return { over, under, underHost, overHost }
}

test('of two modals the one opened last stands on top, and has the keys: Escape closes it, and then the other', async () => {
  const { over, under, underHost, overHost } = await twoOpen()
  expect(document.elementFromPoint(5, 5)).toBe(overHost)
  await userEvent.keyboard('{Escape}')
  expect([isOpen(over), isOpen(under)]).toEqual([false, true])
  await expect.poll(focusIn).toBe(underHost)
  expect(focusedName()).toContain('Kestrel')
  await userEvent.keyboard('{Escape}')
  expect(isOpen(under)).toBe(false)
  await expect.poll(focusedName).toBe('Of the page')
})

test('Tab goes round in the modal on top alone', async () => {
  const { overHost } = await twoOpen()
  const stops = new Set<string | undefined>()
  for (let times = 0; times < 4; times += 1) {
    await userEvent.tab()
    expect(focusIn()).toBe(overHost)
    stops.add(focusedName())
  }
  expect(stops.size).toBeGreaterThan(2)
})

test('a modal that closes below another leaves the focus there, and its opener gets it in the end', async () => {
  const { over, under, overHost } = await twoOpen()
  closeModal(under)
  await expect.poll(() => document.querySelectorAll('[data-testid=modal]').length).toBe(1)
  await Promise.resolve()
  expect(focusIn()).toBe(overHost)
  closeModal(over)
  await expect.poll(focusedName).toBe('Of the page')
})
