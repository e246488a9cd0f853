import { expect, test } from 'vitest'
import { enPayment } from '../locales/en.payment.js'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { usePaymentMessages } from './usePaymentMessages.js'

/** The texts that are made of nothing. */
const words = (texts: unknown) => JSON.parse(JSON.stringify(texts))
const english = words(enPayment('en'))

test('the texts are English, and stay the same object from one picture to the next', () => {
  const { draw, results } = drawHook(pageClient().client, usePaymentMessages)
  expect(words(results[0])).toEqual(english)
  draw(undefined)
  expect(new Set(results).size).toBe(1)
})

test('the host’s own text stands in its place, and what is no text leaves the English', () => {
  const messages = {
    payment: { receiver: { clear: 'Away' }, tokens: 'nothing', unknown: 'x' },
  }
  const { current } = drawHook(pageClient({ messages }).client, usePaymentMessages)
  expect(words(current())).toEqual({
    ...english,
    receiver: { ...english.receiver, clear: 'Away' },
  })
  const wrong = { payment: { receiver: 7 } }
  const of = pageClient({ messages: wrong }).client
  expect(words(drawHook(of, usePaymentMessages).current())).toEqual(english)
})
