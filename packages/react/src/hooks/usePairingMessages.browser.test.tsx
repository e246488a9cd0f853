import { expect, test } from 'vitest'
import { enPairing } from '../locales/en.pairing.js'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { usePairingMessages } from './usePairingMessages.js'

/** The texts that are made of nothing. */
const words = (texts: unknown) => JSON.parse(JSON.stringify(texts))
const english = words(enPairing('en'))

test('the texts are English, and stay the same object from one picture to the next', () => {
  const { draw, results } = drawHook(pageClient().client, usePairingMessages)
  expect(words(results[0])).toEqual(english)
  draw(undefined)
  expect(new Set(results).size).toBe(1)
})

test('the host’s own text stands in its place, and what is no text leaves the English', () => {
  const messages = { pairing: { renew: 'Anew', pairing: { deep: 'nothing' }, unknown: 'x' } }
  const { current } = drawHook(pageClient({ messages }).client, usePairingMessages)
  expect(words(current())).toEqual({ ...english, renew: 'Anew' })
  const wrong = { pairing: { renew: 7 } }
  const of = pageClient({ messages: wrong }).client
  expect(words(drawHook(of, usePairingMessages).current())).toEqual(english)
})
