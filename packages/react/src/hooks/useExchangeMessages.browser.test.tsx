import { expect, test } from 'vitest'
import { enExchange } from '../locales/en.exchange.js'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useExchangeMessages } from './useExchangeMessages.js'

/** The texts that are made of nothing. */
const words = (texts: unknown) => JSON.parse(JSON.stringify(texts))
const english = words(enExchange())

test('the texts are English, and stay the same object from one picture to the next', () => {
  const { draw, results } = drawHook(pageClient().client, useExchangeMessages)
  expect(words(results[0])).toEqual(english)
  draw(undefined)
  expect(new Set(results).size).toBe(1)
})

test('the host’s own text stands in its place, and what is no text leaves the English', () => {
  const messages = {
    exchange: { preview: { title: 'Look' }, terms: 'nothing', unknown: 'x' },
  }
  const { current } = drawHook(pageClient({ messages }).client, useExchangeMessages)
  expect(words(current())).toEqual({
    ...english,
    preview: { ...english.preview, title: 'Look' },
  })
  const wrong = { exchange: { preview: 7 } }
  const of = pageClient({ messages: wrong }).client
  expect(words(drawHook(of, useExchangeMessages).current())).toEqual(english)
})
