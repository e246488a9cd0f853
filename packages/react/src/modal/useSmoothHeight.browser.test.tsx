import { expect, test } from 'vitest'
import { allowMotion } from '../testing/allowMotion.js'
import { boxInBox } from '../testing/boxInBox.js'
import { drawHook } from '../testing/drawHook.js'
import { movesOf } from '../testing/movesOf.js'
import { pageClient } from '../testing/pageClient.js'
import { useSmoothHeight } from './useSmoothHeight.js'

/** A frame around a content of 100 px, which grows to 300 px. */
async function grown() {
  const { outer, inner, refs, observed } = boxInBox('auto', '100px')
  const moves = movesOf(outer)
  const { unmount } = drawHook(pageClient().client, () => useSmoothHeight(...refs))
  await observed()
  expect(moves).toEqual([])
  inner.style.blockSize = '300px'
  await observed()
  return { outer, moves, unmount }
}

test('the frame goes from the height that it had to the one that its content needs, until it ends', async () => {
  await allowMotion()
  const { outer, moves, unmount } = await grown()
  expect(moves).toEqual([[{ blockSize: '100px' }, { blockSize: '300px' }]])
  unmount()
  expect(outer.getAnimations()).toEqual([])
})

test('with reduced motion the frame is as high at once', async () => {
  const { outer, moves } = await grown()
  expect(moves).toEqual([])
  expect(outer.offsetHeight).toBe(300)
})
