import * as v from 'valibot'
import { expect, test } from 'vitest'
import { frameMessages } from '../exports/frame.js'

const read = (locale: unknown) =>
  v.parse(frameMessages.SYNC_DAPP_DATA.payload, { projectId: 'market', locale })

test('the locale of the page is a language tag, written in its canonical form', () => {
  expect(read('pt-br')).toEqual({ projectId: 'market', locale: 'pt-BR' })
  expect(v.parse(frameMessages.SYNC_DAPP_DATA.payload, { projectId: 'market' })).toEqual({
    projectId: 'market',
  })
})

test.each(['en_US.UTF-8', '', '<b>', 'e'.repeat(65), 7, null])(
  'what is no language tag is left out, and the rest of the message is read: %j',
  (locale) => {
    expect(read(locale).locale).toBeUndefined()
    expect(read(locale).projectId).toBe('market')
  },
)
