import { expect, test } from 'vitest'
import { enEmbedded } from '../locales/en.embedded.js'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useEmbeddedMessages } from './useEmbeddedMessages.js'

/** The texts that are made of nothing. */
const words = (texts: unknown) => JSON.parse(JSON.stringify(texts))
const english = words(enEmbedded('en'))

test('the texts are English, and stay the same object from one picture to the next', () => {
  const { draw, results } = drawHook(pageClient().client, useEmbeddedMessages)
  expect(words(results[0])).toEqual(english)
  draw(undefined)
  expect(new Set(results).size).toBe(1)
})

test('the host’s own text stands in its place, and what is no text leaves the English', () => {
  const messages = {
    embedded: { continue: 'Onwards', embedded: { deep: 'nothing' }, unknown: 'x' },
  }
  const { current } = drawHook(pageClient({ messages }).client, useEmbeddedMessages)
  expect(words(current())).toEqual({ ...english, continue: 'Onwards' })
  const wrong = { embedded: { continue: 7 } }
  const of = pageClient({ messages: wrong }).client
  expect(words(drawHook(of, useEmbeddedMessages).current())).toEqual(english)
})
