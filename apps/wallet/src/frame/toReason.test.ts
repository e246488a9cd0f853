import { createFormats } from '@foyer/protocol/texts'
import { expect, test } from 'vitest'
import { pseudoTexts } from '../../../../packages/protocol/src/texts/testing/pseudoTexts.js'
import { notSent } from '../accounts/refuseAccount.js'
import { Failure } from '../errors/Failure.js'
import { notLoggedIn } from '../errors/notLoggedIn.js'
import { refuse } from '../errors/refuse.js'
import { CallError } from '../services/CallError.js'
import { failures } from '../texts/en/failures.js'
import { refusals } from '../texts/en/refusals.js'
import { sayReason } from '../texts/Reason.js'
import { guardOf } from '../vault/sets/guardSets.js'
import { toReason } from './toReason.js'

const english = failures(createFormats('en-US'))
/** English with accents, as a language that is complete. */
const accented = pseudoTexts(english) as typeof english
const caught = (act: () => unknown) => {
  try {
    return act()
  } catch (error) {
    return error
  }
}

test('a refusal of the wallet is written in the language of its screens, and goes to the page in English', () => {
  const missing = caught(() => guardOf({ calls: {} } as never))
  expect(missing).toMatchObject({ code: 'recovery_needed', message: refusals.guardMissing })
  const reason = toReason(missing)
  expect(sayReason(reason, english)).toEqual({ text: refusals.guardMissing, isQuote: false })
  expect(sayReason(reason, accented)).toEqual({
    text: accented.refusals.guardMissing,
    isQuote: false,
  })
  expect(accented.refusals.guardMissing).not.toBe(refusals.guardMissing)
})

test('its amounts, names and numbers are written anew, also after they crossed a window', () => {
  const given = { held: 5n, sent: 10n ** 18n, decimals: 18, symbol: 'ETH' }
  const failure = notSent('balanceLow', { given })
  expect(failure).toMatchObject({
    code: -32003,
    message: 'The account holds 0.000000000000000005 ETH, less than the 1 ETH that it would send.',
  })
  const reason = structuredClone(toReason(failure))
  expect(sayReason(reason, english).text).toBe(failure.message)
  const german = {
    ...english,
    refusals: { ...english.refusals, balanceLow: ({ held }: { held: bigint }) => `Nur ${held}` },
  }
  expect(sayReason(reason, german).text).toBe('Nur 5')
})

test('a language has words for a service by its code; without them its own are quoted', () => {
  const wrong = new CallError('code_wrong', { status: 400, message: 'That code is wrong.' })
  const own = {
    ...english,
    refused: ({ code }: { code: unknown }) => (code === 'code_wrong' ? 'Eigene Worte' : undefined),
  }
  expect(sayReason(toReason(wrong), own)).toEqual({ text: 'Eigene Worte', isQuote: false })
  expect(sayReason(toReason(wrong), english)).toEqual({
    text: 'That code is wrong.',
    isQuote: true,
  })
})

test('a code that is called as a sentence of the wallet is none of it', () => {
  const foreign = new CallError('balanceLow', { status: 400, message: 'Words of a server' })
  expect(sayReason(toReason(foreign), english)).toEqual({
    text: 'Words of a server',
    isQuote: true,
  })
})

test('an error that is no refusal is not told, and one of a login that has ended has its own words', () => {
  expect(toReason(new TypeError('secret'))).toEqual({ is: 'failed' })
  expect(toReason(notLoggedIn())).toEqual({ is: 'notLoggedIn' })
  expect(toReason(new Failure('No node', -32000))).toMatchObject({ is: 'refused', text: 'No node' })
})

test('a refusal keeps what caused it, and the data for the page', () => {
  const cause = new Error('low')
  const data = { capability: 'permissions', reason: 'not_supported' } as const
  expect(refuse(refusals, 'serverUnreachable', -32603, { cause, data })).toMatchObject({
    ...{ cause, data, code: -32603, key: 'serverUnreachable' },
    message: refusals.serverUnreachable,
  })
})
