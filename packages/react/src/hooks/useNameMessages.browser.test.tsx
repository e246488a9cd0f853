import { expect, test } from 'vitest'
import { enNames } from '../locales/en.names.js'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useNameMessages } from './useNameMessages.js'

/** The texts that are made of nothing. */
const words = (texts: unknown) => JSON.parse(JSON.stringify(texts))
const english = words(enNames('en'))

test('the texts are English, and stay the same object from one picture to the next', () => {
  const { draw, results } = drawHook(pageClient().client, useNameMessages)
  expect(words(results[0])).toEqual(english)
  draw(undefined)
  expect(new Set(results).size).toBe(1)
})

test('the host’s own text stands in its place, and what is no text leaves the English', () => {
  const messages = {
    names: { success: { hero: 'Look' }, choose: 7, unknown: 'x' },
  }
  const { current } = drawHook(pageClient({ messages }).client, useNameMessages)
  expect(words(current())).toEqual({
    ...english,
    success: { ...english.success, hero: 'Look' },
  })
  const wrong = { names: { success: 7 } }
  const of = pageClient({ messages: wrong }).client
  expect(words(drawHook(of, useNameMessages).current())).toEqual(english)
})
