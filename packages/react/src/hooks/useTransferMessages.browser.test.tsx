import { expect, test } from 'vitest'
import { enTransfer } from '../locales/en.transfer.js'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useTransferMessages } from './useTransferMessages.js'

/** The texts that are made of nothing. */
const words = (texts: unknown) => JSON.parse(JSON.stringify(texts))
const english = words(enTransfer())

test('the texts are English, and stay the same object from one picture to the next', () => {
  const { draw, results } = drawHook(pageClient().client, useTransferMessages)
  expect(words(results[0])).toEqual(english)
  draw(undefined)
  expect(new Set(results).size).toBe(1)
})

test('the host’s own text stands in its place, and what is no text leaves the English', () => {
  const messages = {
    transfer: { title: 'Pay', button: 'nothing', unknown: 'x' },
  }
  const { current } = drawHook(pageClient({ messages }).client, useTransferMessages)
  expect(words(current())).toEqual({
    ...english,
    title: 'Pay',
  })
  const wrong = { transfer: { title: 7 } }
  const of = pageClient({ messages: wrong }).client
  expect(words(drawHook(of, useTransferMessages).current())).toEqual(english)
})
