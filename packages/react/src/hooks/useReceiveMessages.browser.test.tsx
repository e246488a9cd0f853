import { expect, test } from 'vitest'
import { enReceive } from '../locales/en.receive.js'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useReceiveMessages } from './useReceiveMessages.js'

/** The texts that are made of nothing. */
const words = (texts: unknown) => JSON.parse(JSON.stringify(texts))
const english = words(enReceive('en'))

test('the texts are English, and stay the same object from one picture to the next', () => {
  const { draw, results } = drawHook(pageClient().client, useReceiveMessages)
  expect(words(results[0])).toEqual(english)
  draw(undefined)
  expect(new Set(results).size).toBe(1)
})

test('the host’s own text stands in its place, and what is no text leaves the English', () => {
  const messages = {
    receive: { receive: { title: 'Get' }, networks: 'nothing', unknown: 'x' },
  }
  const { current } = drawHook(pageClient({ messages }).client, useReceiveMessages)
  expect(words(current())).toEqual({
    ...english,
    receive: { ...english.receive, title: 'Get' },
  })
  const wrong = { receive: { receive: 7 } }
  const of = pageClient({ messages: wrong }).client
  expect(words(drawHook(of, useReceiveMessages).current())).toEqual(english)
})
