import { expect, test } from 'vitest'
import { enSiwx } from '../locales/en.siwx.js'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useSiwxMessages } from './useSiwxMessages.js'

/** The texts that are made of nothing. */
const words = (texts: unknown) => JSON.parse(JSON.stringify(texts))
const english = words(enSiwx('en'))

test('the texts are English, and stay the same object from one picture to the next', () => {
  const { draw, results } = drawHook(pageClient().client, useSiwxMessages)
  expect(words(results[0])).toEqual(english)
  draw(undefined)
  expect(new Set(results).size).toBe(1)
})

test('the host’s own text stands in its place, and what is no text leaves the English', () => {
  const messages = {
    siwx: { sign: 'Onwards', facts: 'nothing', unknown: 'x' },
  }
  const { current } = drawHook(pageClient({ messages }).client, useSiwxMessages)
  expect(words(current())).toEqual({ ...english, sign: 'Onwards' })
  const wrong = { siwx: { sign: 7 } }
  const of = pageClient({ messages: wrong }).client
  expect(words(drawHook(of, useSiwxMessages).current())).toEqual(english)
})
