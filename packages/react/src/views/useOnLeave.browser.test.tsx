import { expect, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useOnLeave } from './useOnLeave.js'

test('it is called once, when the view is left, and not while strict mode begins it twice', async () => {
  const left: string[] = []
  const leave = () => void left.push('left')
  const { unmount } = drawHook(pageClient().client, () => useOnLeave(leave))
  await Promise.resolve()
  expect(left).toEqual([])
  unmount()
  await expect.poll(() => left).toEqual(['left'])
})
