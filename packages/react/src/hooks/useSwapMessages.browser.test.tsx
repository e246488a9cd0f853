import { expect, test } from 'vitest'
import { enSwap } from '../locales/en.swap.js'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useSwapMessages } from './useSwapMessages.js'

/** The texts that are made of nothing. */
const words = (texts: unknown) => JSON.parse(JSON.stringify(texts))
const english = words(enSwap())

test('the texts are English, and stay the same object from one picture to the next', () => {
  const { draw, results } = drawHook(pageClient().client, useSwapMessages)
  expect(words(results[0])).toEqual(english)
  draw(undefined)
  expect(new Set(results).size).toBe(1)
})

test('the host’s own text stands in its place, and what is no text leaves the English', () => {
  const messages = {
    swap: { terms: { rate: 'Price' }, button: 'nothing', unknown: 'x' },
  }
  const { current } = drawHook(pageClient({ messages }).client, useSwapMessages)
  expect(words(current())).toEqual({
    ...english,
    terms: { ...english.terms, rate: 'Price' },
  })
  const wrong = { swap: { terms: 7 } }
  const of = pageClient({ messages: wrong }).client
  expect(words(drawHook(of, useSwapMessages).current())).toEqual(english)
})
