import { expect, test } from 'vitest'
import { enSessions } from '../locales/en.sessions.js'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useSessionMessages } from './useSessionMessages.js'

/** The texts that are made of nothing. */
const words = (texts: unknown) => JSON.parse(JSON.stringify(texts))
const english = words(enSessions('en'))

test('the texts are English, and stay the same object from one picture to the next', () => {
  const { draw, results } = drawHook(pageClient().client, useSessionMessages)
  expect(words(results[0])).toEqual(english)
  draw(undefined)
  expect(new Set(results).size).toBe(1)
})

test('the host’s own text stands in its place, and what is no text leaves the English', () => {
  const messages = {
    sessions: { beta: 'Onwards', created: 'nothing', unknown: 'x' },
  }
  const { current } = drawHook(pageClient({ messages }).client, useSessionMessages)
  expect(words(current())).toEqual({ ...english, beta: 'Onwards' })
  const wrong = { sessions: { beta: 7 } }
  const of = pageClient({ messages: wrong }).client
  expect(words(drawHook(of, useSessionMessages).current())).toEqual(english)
})
