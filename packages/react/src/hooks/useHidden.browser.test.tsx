import { toggleAmounts } from '@foyer/core/internal'
import { expect, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useHidden } from './useHidden.js'

test('amounts are shown, until they are hidden for all who look', async () => {
  const { client } = pageClient()
  const one = drawHook(client, useHidden)
  const other = drawHook(client, useHidden)
  expect([one.current(), other.current()]).toEqual([false, false])
  toggleAmounts(client)
  await expect.poll(() => [one.current(), other.current()]).toEqual([true, true])
  toggleAmounts(client)
  await expect.poll(() => [one.current(), other.current()]).toEqual([false, false])
})
