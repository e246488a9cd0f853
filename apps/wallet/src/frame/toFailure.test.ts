import { expect, test } from 'vitest'
import { CallError } from '../services/CallError.js'
import { toFailure } from './toFailure.js'

const limited = (retryAfterSeconds?: number) =>
  new CallError('too_many', { status: 429, message: 'Words of a server', retryAfterSeconds })

test('the page hears how long it is to wait, in words and as a number', () => {
  expect(toFailure(limited(22))).toMatchObject({
    message: 'Please try again after 22 seconds',
    code: 'too_many_tries',
    data: { seconds: 22 },
  })
  expect(toFailure(limited())).toMatchObject({ code: 'too_many_tries', data: undefined })
})

test('the page hears nothing of an error that is no refusal', () => {
  expect(toFailure(new Error('secret'))).toMatchObject({
    message: 'Something failed in the wallet. Try again.',
    code: undefined,
  })
})
