import { expect, test } from 'vitest'
import { FoyerError } from './FoyerError.js'
import { toFoyerError } from './toFoyerError.js'

const coded = (code: unknown, message = 'no') => Object.assign(new Error(message), { code })
const loop: { cause?: unknown; message: string } = { message: 'round and round' }
loop.cause = loop

test.each([
  [coded(4001), 'user_rejected'],
  [coded('4001'), 'user_rejected'],
  [coded('ACTION_REJECTED'), 'user_rejected'],
  [coded(5000), 'user_rejected'],
  [{ code: -32603, data: { originalError: { code: 4001 } } }, 'user_rejected'],
  [new Error('wrapped', { cause: coded(4001) }), 'user_rejected'],
  [new Error('wrapped', { cause: new Error('again', { cause: coded(4001) }) }), 'user_rejected'],
  [{ error: { code: 4001 } }, 'user_rejected'],
  [new Error('MetaMask Tx Signature: User denied transaction signature.'), 'user_rejected'],
  ['User rejected the request', 'user_rejected'],
  [coded(-32_000, 'User rejected the request.'), 'user_rejected'],
  [coded(-32_603, 'Rejected by the user'), 'user_rejected'],
  [coded(-32002), 'request_pending'],
  [new Error("Request of type 'eth_requestAccounts' already pending"), 'request_pending'],
  [coded(4100), 'wallet_locked'],
  [new Error('Wallet is locked'), 'wallet_locked'],
  [coded(4900), 'connector_not_connected'],
  [coded(4901), 'chain_not_supported'],
  [coded(4902), 'chain_not_supported'],
  [new Error('Provider not found.'), 'provider_not_found'],
  [coded(-32603, 'Internal error'), 'wallet_failed'],
  [new Error('Chain not configured.\n\nVersion: @wagmi/core'), 'chain_not_configured'],
  [undefined, 'wallet_failed'],
  [null, 'wallet_failed'],
  ['', 'wallet_failed'],
  [42, 'wallet_failed'],
  [{}, 'wallet_failed'],
  [coded(40_010, 'No'), 'wallet_failed'],
  [coded(-32_000, `${' '.repeat(5_000)}user rejected`), 'wallet_failed'],
  [Object.create(null), 'wallet_failed'],
  [{ message: { nested: true } }, 'wallet_failed'],
  [loop, 'wallet_failed'],
])('%o means %s', (error, code) => {
  expect(toFoyerError(error)).toMatchObject({ name: 'FoyerError', code })
})

test('an error of ours stays what it is', () => {
  const error = new FoyerError('wallet_locked')
  expect(toFoyerError(error)).toBe(error)
})

test('the words of a wallet are shown in one line, bounded and without tricks', () => {
  const error = toFoyerError(new Error(`No\n\u202ethanks ${'x'.repeat(9_999)}`))
  const { reason = '' } = (error as FoyerError<'wallet_failed'>).data
  expect(reason.startsWith('No thanks x')).toBe(true)
  expect(reason.length).toBeLessThanOrEqual(160)
})

test('an error whose properties throw when they are read is contained', () => {
  const error = {
    get code(): never {
      throw new Error('no')
    },
  }
  expect(toFoyerError(error)).toMatchObject({ code: 'wallet_failed' })
})
