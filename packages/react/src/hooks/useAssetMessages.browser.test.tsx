import { expect, test } from 'vitest'
import { enAssets } from '../locales/en.assets.js'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useAssetMessages } from './useAssetMessages.js'

/** The texts that are made of nothing. */
const words = (texts: unknown) => JSON.parse(JSON.stringify(texts))
const english = words(enAssets('en'))

test('the texts are English, and stay the same object from one picture to the next', () => {
  const { draw, results } = drawHook(pageClient().client, useAssetMessages)
  expect(words(results[0])).toEqual(english)
  draw(undefined)
  expect(new Set(results).size).toBe(1)
})

test('the host’s own text stands in its place, and what is no text leaves the English', () => {
  const messages = { assets: { tokens: 'Coins', assets: { deep: 'nothing' }, unknown: 'x' } }
  const { current } = drawHook(pageClient({ messages }).client, useAssetMessages)
  expect(words(current())).toEqual({ ...english, tokens: 'Coins' })
  const wrong = { assets: { tokens: 7 } }
  const of = pageClient({ messages: wrong }).client
  expect(words(drawHook(of, useAssetMessages).current())).toEqual(english)
})
