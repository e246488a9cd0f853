import { openModal, type ViewEntry } from '@foyer/core'
import { goBack, resetView, showView } from '@foyer/core/internal'
import { expect, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useView } from './useView.js'

/** What an open modal would show: none is drawn. */
function shownViews() {
  const { client } = pageClient({ disableAppend: true })
  openModal(client)
  const { current, results } = drawHook(client, useView)
  const shown = () => [current().shown?.entry.name, current().shown?.turn]
  return { client, current, results, shown }
}

test('the view before stays until the next has arrived, and each one has its turn', async () => {
  const { client, results, shown } = shownViews()
  await expect.poll(shown).toEqual(['Connect', 1])
  const before = results.length
  showView(client, { name: 'Networks' })
  await expect.poll(shown).toEqual(['Networks', 2])
  expect(results.slice(before).map(({ shown }) => shown)).not.toContain(undefined)
  goBack(client)
  await expect.poll(shown).toEqual(['Connect', 3])
})

test('the same view with other data is another turn', async () => {
  const { client, shown } = shownViews()
  await expect.poll(shown).toEqual(['Connect', 1])
  const of = (walletId: string): ViewEntry => ({
    name: 'ConnectingWalletConnect',
    data: { walletId },
  })
  showView(client, of('heron'))
  await expect.poll(shown).toEqual(['ConnectingWalletConnect', 2])
  resetView(client, of('kestrel'))
  await expect.poll(shown).toEqual(['ConnectingWalletConnect', 3])
})

test('a view that does not come is said to have failed, can be tried again, and is left for another', async () => {
  const { client, current, results, shown } = shownViews()
  await expect.poll(shown).toEqual(['Connect', 1])
  showView(client, { name: 'NoSuchView' as 'Networks' })
  await expect.poll(() => current().failed).toBe(true)
  const before = results.length
  current().retry()
  await expect.poll(() => results.slice(before).some(({ failed }) => !failed)).toBe(true)
  await expect.poll(() => current().failed).toBe(true)
  goBack(client)
  await expect.poll(() => current().failed).toBe(false)
  expect(shown()[0]).toBe('Connect')
})
