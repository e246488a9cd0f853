import { expect, test } from 'vitest'
import { Failure } from '../errors/Failure.js'
import { notLoggedIn } from '../errors/notLoggedIn.js'
import { CallError } from '../services/CallError.js'
import type { FailureTexts } from '../texts/en/failures.js'
import { sayReason } from '../texts/Reason.js'
import { guardOf } from '../vault/sets/guardSets.js'
import { toReason } from './toReason.js'

const refused = (key: string, own = 'Eigene Worte') =>
  ({ refused: ({ code }: { code: unknown }) => (code === key ? own : undefined) }) as FailureTexts
const caught = (act: () => unknown) => {
  try {
    return act()
  } catch (error) {
    return error
  }
}

test('a language has words for a refusal by its code, and for one of several with it by a key', () => {
  const wrong = new CallError('code_wrong', { status: 400, message: 'That code is wrong.' })
  expect(sayReason(toReason(wrong), refused('code_wrong')).text).toBe('Eigene Worte')
  const missing = caught(() => guardOf({ calls: {} } as never))
  expect(missing).toMatchObject({ code: 'recovery_needed' })
  expect(sayReason(toReason(missing), refused('guard_missing'))).toEqual({
    text: 'Eigene Worte',
    isQuote: false,
  })
})

test('what it has no words for is quoted, and an error that is no refusal is not told', () => {
  const failure = new Failure('There is no such filter.', -32000)
  expect(sayReason(toReason(failure), refused('other'))).toEqual({
    text: 'There is no such filter.',
    isQuote: true,
  })
  expect(toReason(new TypeError('secret'))).toEqual({ is: 'failed' })
  expect(toReason(notLoggedIn())).toEqual({ is: 'notLoggedIn' })
})
