import { expect, test } from 'vitest'
import { enBuy } from '../locales/en.buy.js'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useBuyMessages } from './useBuyMessages.js'

/** The texts that are made of nothing. */
const words = (texts: unknown) => JSON.parse(JSON.stringify(texts))
const english = words(enBuy())

test('the texts are English, and stay the same object from one picture to the next', () => {
  const { draw, results } = drawHook(pageClient().client, useBuyMessages)
  expect(words(results[0])).toEqual(english)
  draw(undefined)
  expect(new Set(results).size).toBe(1)
})

test('the host’s own text stands in its place, and what is no text leaves the English', () => {
  const messages = {
    buy: { progress: { done: 'Look' }, title: 7, unknown: 'x' },
  }
  const { current } = drawHook(pageClient({ messages }).client, useBuyMessages)
  expect(words(current())).toEqual({
    ...english,
    progress: { ...english.progress, done: 'Look' },
  })
  const wrong = { buy: { progress: 7 } }
  const of = pageClient({ messages: wrong }).client
  expect(words(drawHook(of, useBuyMessages).current())).toEqual(english)
})
