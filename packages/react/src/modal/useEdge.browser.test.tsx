import { expect, test } from 'vitest'
import { boxInBox } from '../testing/boxInBox.js'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useEdge } from './useEdge.js'

test('a scroller is marked while there is more below, also when its content grows', async () => {
  const { outer, inner, refs } = boxInBox('100px', '300px')
  drawHook(pageClient().client, () => useEdge(...refs))
  const isMarked = () => outer.hasAttribute('data-more')
  await expect.poll(isMarked).toBe(true)
  outer.scrollTop = 200
  await expect.poll(isMarked).toBe(false)
  inner.style.blockSize = '400px'
  await expect.poll(isMarked).toBe(true)
  inner.style.blockSize = '80px'
  await expect.poll(isMarked).toBe(false)
})

test('after its end a scroller is left alone', async () => {
  const { outer, inner, refs, observed } = boxInBox('100px', '80px')
  const { unmount } = drawHook(pageClient().client, () => useEdge(...refs))
  await observed()
  unmount()
  inner.style.blockSize = '300px'
  outer.dispatchEvent(new Event('scroll'))
  await observed()
  expect(outer.hasAttribute('data-more')).toBe(false)
})
