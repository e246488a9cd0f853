import { type ErrorCode, errors, FoyerError, transactionRefusals } from '@foyer/protocol'
import { expect, test } from 'vitest'
import { enPayment } from '../locales/en.payment.js'
import { sendFailure } from './sendFailure.js'

const english = enPayment('en')
/** Another language: each sentence in angle brackets. */
const texts = {
  ...english,
  errors: { ...english.errors, other: '<other>', fee_risen: '<fee>' },
  refusals: Object.fromEntries(
    Object.keys(transactionRefusals).map((finding) => [finding, `<${finding}>`]),
  ) as typeof english.refusals,
}

test.each(Object.keys(transactionRefusals))(
  'why nothing may be sent (%s) is said in the language of the page',
  (finding) => {
    const data = { finding, reason: 'in English' }
    expect(sendFailure(texts, new FoyerError('transaction_refused', { data }))).toBe(`<${finding}>`)
  },
)

test('what is not known has a sentence as well, and none of a stranger is shown', () => {
  const reason = 'in English'
  for (const error of [
    new FoyerError('transaction_refused', { data: { finding: 'of_later', reason } }),
    new FoyerError('transaction_refused', { data: { finding: 'constructor', reason } }),
    new Error('in English'),
    undefined,
    null,
  ])
    expect(sendFailure(texts, error)).toBe('<other>')
  expect(sendFailure(texts, new Error(), '<none>')).toBe('<none>')
})

test.each<[ErrorCode, object | undefined, RegExp]>([
  ['fee_risen', undefined, /^<fee>$/],
  ['receiver_of_another_network', { network: 'Here' }, /Here/],
  ['amount_below_dust', { least: '294' }, /294/],
  ['coin_for_fee_missing', { symbol: 'ETH' }, /ETH/],
  ['transaction_reverted', { reason: 'Token: paused' }, /Token: paused/],
  ['send_elsewhere', undefined, /Another tab/],
  ['sent_meanwhile', undefined, /meanwhile/],
  ['node_timeout', { network: 'Here' }, /network does not answer/],
  ['sponsoring_refused', undefined, /not paid/],
])('%s says what happened', (code, data, sentence) => {
  expect(code in errors).toBe(true)
  expect(sendFailure(texts, new FoyerError(code as never, { data } as never))).toMatch(sentence)
})
