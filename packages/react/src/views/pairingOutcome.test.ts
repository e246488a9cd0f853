import { FoyerError } from '@foyer/protocol'
import { expect, test } from 'vitest'
import { enPairing } from '../locales/en.pairing.js'
import { pairingOutcome } from './pairingOutcome.js'

test('each way to fail has a sentence of its own', () => {
  const outcomes = [
    new FoyerError('user_rejected'),
    new FoyerError('relay_unreachable'),
    new FoyerError('relay_refused', { data: { reason: 'Unauthorized: invalid key' } }),
    new FoyerError('session_refused', { data: { reason: 'foreign account' } }),
    new FoyerError('pairing_expired'),
    new FoyerError('pairing_off'),
    new Error('something of the browser'),
    undefined,
  ].map((error) => pairingOutcome(error, true))
  expect(outcomes).toEqual([
    'declined',
    'unreachable',
    'refused',
    'answer',
    'expired',
    'off',
    'failed',
    'failed',
  ])
})

test('without a network the relay is not to blame, but a wallet that declined did so', () => {
  expect(pairingOutcome(new FoyerError('relay_unreachable'), false)).toBe('offline')
  expect(pairingOutcome(new TypeError('Failed to fetch'), false)).toBe('offline')
  expect(pairingOutcome(new FoyerError('user_rejected'), false)).toBe('declined')
})

test('each failure is said in whole sentences, also of a wallet whose name nobody knows', () => {
  const { errors, anyWallet } = enPairing('en')
  const { declinedHint: _, ...failures } = errors
  for (const { text } of Object.values(failures)) expect(text(anyWallet)).toMatch(/^[A-Z]/)
})
