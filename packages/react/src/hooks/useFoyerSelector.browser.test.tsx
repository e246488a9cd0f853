import { openModal, type State } from '@foyer/core'
import { expect, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useFoyerSelector } from './useFoyerSelector.js'

const modeOf = ({ theme }: State) => theme.mode

test('the component renders again for another value, and for no other change', async () => {
  const { client } = pageClient({ themeMode: 'light' })
  const { current, results } = drawHook(client, () => useFoyerSelector(modeOf))
  expect(current()).toBe('light')
  const before = results.length
  openModal(client)
  client.store.setState(({ theme }) => ({ theme: { ...theme, mode: 'dark' } }))
  await expect.poll(current).toBe('dark')
  // Strict mode renders each picture twice.
  expect(results.length - before).toBe(2)
})

test('a component that is gone hears nothing more', async () => {
  const { client } = pageClient({ themeMode: 'light' })
  const { results, unmount } = drawHook(client, () => useFoyerSelector(modeOf))
  unmount()
  const before = results.length
  client.store.setState(({ theme }) => ({ theme: { ...theme, mode: 'dark' } }))
  expect(results).toHaveLength(before)
})
