import { expect, expectTypeOf, test } from 'vitest'
import { FoyerError } from './FoyerError.js'

test('an error carries its code, text, cause and anchor', () => {
  const cause = new Error('socket')
  const error = new FoyerError('user_rejected', { cause })
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({ name: 'FoyerError', code: 'user_rejected', docs: '#user_rejected' })
  expect(error.message).toMatch(/declined/)
  expect(error.cause).toBe(cause)
  expect('cause' in new FoyerError('user_rejected')).toBe(false)
})

test('a text is made of its data, which may not be left out', () => {
  expect(new FoyerError('http_status', { data: { status: 503 } }).message).toBe(
    'HTTP status code: 503',
  )
  // @ts-expect-error the text needs the status
  expect(() => new FoyerError('http_status')).toThrow()
  // @ts-expect-error and not something else
  expect(new FoyerError('http_status', { data: { code: 1 } }).code).toBe('http_status')
  // @ts-expect-error no such code
  expect(() => new FoyerError('nonsense')).toThrow()
})

test('a text that needs no data may still carry some', () => {
  const error = new FoyerError('connector_not_found', { data: { id: 'io.wallet' } })
  expect(error.data).toEqual({ id: 'io.wallet' })
})

test('asking for a code narrows the data', () => {
  const error: unknown = new FoyerError('http_status', { data: { status: 404 } })
  expect(FoyerError.is(error)).toBe(true)
  expect(FoyerError.is(error, 'user_rejected')).toBe(false)
  if (!FoyerError.is(error, 'http_status')) throw new Error('not recognised')
  expectTypeOf(error.data).toEqualTypeOf<{ status: number; reason?: string | undefined }>()
  expect(error.data.status).toBe(404)
})

test('comparing the code narrows the data as well', () => {
  const error: unknown = new FoyerError('disconnect_chain_failed', { data: { chain: 'solana' } })
  if (!FoyerError.is(error) || error.code !== 'disconnect_chain_failed') throw new Error('lost')
  expectTypeOf(error.data).toEqualTypeOf<{ chain: string }>()
})

test('an error is still known after JSON and a window, and leaves its cause at home', () => {
  const error = new FoyerError('http_status', { data: { status: 500 }, cause: 'secret' })
  const arrived = structuredClone(JSON.parse(JSON.stringify(error)))
  expect(FoyerError.is(arrived, 'http_status') && arrived.data.status).toBe(500)
  expect(arrived.message).toBe('HTTP status code: 500')
  expect(JSON.stringify(arrived)).not.toContain('secret')
})

test.each([
  undefined,
  null,
  'FoyerError',
  new Error('user_rejected'),
  { code: 'user_rejected' },
  { name: 'FoyerError', code: 'toString' },
  { name: 'FoyerError', code: 4001 },
  { name: 'FoyerError', code: 'http_status' },
  { name: 'FoyerError', code: 'http_status', data: null },
])('%o is not one of ours', (value) => {
  expect(FoyerError.is(value)).toBe(false)
})
