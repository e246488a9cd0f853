import { FoyerError } from '@foyer/protocol'
import { expect, test } from 'vitest'
import { enLate } from '../locales/en.late.js'
import { sentence } from './sentence.js'

const late = enLate('en')

const { errors } = late.connecting

test('each way in which a wallet says no has a sentence of its own', () => {
  const texts = [
    new FoyerError('user_rejected'),
    new FoyerError('wallet_locked'),
    new FoyerError('no_account_shared'),
    new FoyerError('request_pending'),
    new FoyerError('connector_not_found'),
    new FoyerError('popup_blocked'),
    new FoyerError('chain_not_supported'),
    new FoyerError('wallet_failed', { data: {} }),
  ].map((error) => sentence(error, 'Kestrel', errors).text)
  expect(new Set(texts).size).toBe(texts.length)
  for (const text of texts) expect(text).toContain('Kestrel')
})

test('the words of a wallet are never shown', () => {
  const secret = 'visit evil.example'
  const error = new FoyerError('wallet_failed', { data: { reason: secret } })
  expect(JSON.stringify(sentence(error, 'Kestrel', errors))).not.toContain(secret)
  expect(JSON.stringify(sentence(new Error(secret), 'Kestrel', errors))).not.toContain(secret)
})

test.each([
  undefined,
  null,
  'no',
  42,
  {},
  { code: 'user_rejected' },
  new TypeError('Failed to fetch dynamically imported module'),
  new FoyerError('adapter_not_found'),
  new FoyerError('peer_missing', { data: { name: 'viem', install: 'npm install viem' } }),
  new FoyerError('chain_not_configured'),
  new FoyerError('client_destroyed'),
])('no wallet is blamed for what is the page’s own (%j)', (thrown) => {
  for (const sentences of [errors, late.switchNetwork.errors]) {
    const { title, text } = sentence(thrown, 'Kestrel', sentences)
    expect(title).toBe(sentences.site.title)
    expect(text).toContain('this site')
    expect(text).not.toContain('went wrong in Kestrel')
  }
})

test('turning down a switch speaks of networks', () => {
  const { text } = sentence(
    new FoyerError('switch_rejected_after_add'),
    'Kestrel',
    late.switchNetwork.errors,
  )
  expect(text).toBe(late.switchNetwork.errors.declined.text('Kestrel'))
})
