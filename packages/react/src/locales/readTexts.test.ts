import type { Client, FoyerOptions } from '@foyer/core'
import { createTestClient } from '@foyer/core/testing'
import { expect, test } from 'vitest'
import { en } from './en.js'
import { enPairing } from './en.pairing.js'
import { fetchTexts } from './fetchTexts.js'
import { readTexts } from './readTexts.js'
import { writeMessage } from './writeMessage.js'
import { writeNotice } from './writeNotice.js'

const clientOf = (options: Partial<FoyerOptions>) => createTestClient(options) as Client

test('a language that Foyer has no texts in is English, with the texts of the host in place', async () => {
  const client = clientOf({ locale: 'ar', messages: { connect: { title: 'ربط' } } })
  await fetchTexts(client, ['first'])
  const texts = readTexts(client, 'first', en)
  expect(texts.connect.title).toBe('ربط')
  expect(texts.modal.close).toBe('Close')
})

test('what a language leaves out is English, and the host’s own texts stand above both', () => {
  const client = clientOf({ locale: 'de', messages: { pairing: { preparing: 'Host' } } })
  client.handles.arrived.set('language.pairing', { copy: 'Link kopieren', preparing: 'Bereit' })
  const texts = readTexts(client, 'pairing', enPairing)
  expect([texts.copy, texts.preparing, texts.renew]).toEqual([
    'Link kopieren',
    'Host',
    'Get a new code',
  ])
})

test('a toast is written from its code or its place, and never from what is inherited', async () => {
  const client = clientOf({
    messages: {
      mine: { saved: (count: number) => `${count} saved` },
      notices: { link_copied: 'Da' },
    },
  })
  const write = (code: never, data?: unknown) =>
    writeNotice(client, { id: 1, kind: 'success', code, data })
  expect(await write('session_ended' as never)).toBe('The session with the wallet has ended')
  expect(await write('link_copied' as never)).toBe('Da')
  expect(await write('email_throttled' as never, { seconds: 7 })).toBe(
    'Please try again after 7 seconds',
  )
  expect(await write('mine.saved' as never, 3)).toBe('3 saved')
  expect(writeMessage(client, { code: 'mine.toString' })).toBe('')
  expect(writeMessage(client, { code: 'constructor.name' })).toBe('')
})
