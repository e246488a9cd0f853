import { expect, test } from 'vitest'
import { sendButton } from './sendButton.js'
import type { SendDraft } from './state.js'

const token = { name: 'Ether', symbol: 'ETH', decimals: 18, balance: 100n, price: '2000' }
const amount = { text: '0.5', unit: 'token', units: 50n, isMax: false } as const
const recipient = { text: 'a', status: 'found', via: 'typed', address: 'a', warnings: [] } as const
const whole: Omit<SendDraft, 'status'> = {
  id: Symbol('transfer'),
  ...{ caipNetworkId: 'eip155:1', from: 'b', token, amount, recipient, speed: 'normal' },
  ...{ accepted: [], memo: '', preview: undefined, failure: undefined },
}
const warned = { ...recipient, warnings: [{ code: 'look_alike', mustConfirm: true }] } as const

test.each<[string, Partial<SendDraft>, string, boolean]>([
  ['nothing is missing', {}, 'Preview Send', true],
  ['there is no token, whatever else is wrong', { token: undefined }, 'Select Token', false],
  [
    'the amount is nothing, and a price known',
    { amount: { ...amount, text: '0', units: 0n } },
    'Incorrect Value',
    false,
  ],
  [
    'the text is no amount',
    { amount: { ...amount, text: '1,5', units: undefined } },
    'Incorrect Value',
    false,
  ],
  [
    'the amount is nothing, and no price known',
    { token: { ...token, price: undefined }, amount: { ...amount, text: '0', units: 0n } },
    'Add Amount',
    false,
  ],
  [
    'there is no amount',
    { amount: { ...amount, text: '', units: undefined } },
    'Add Amount',
    false,
  ],
  ['there is too little', { amount: { ...amount, units: 101n } }, 'Insufficient Funds', false],
  [
    'there is too little and no receiver',
    { amount: { ...amount, units: 101n }, recipient: { ...recipient, status: 'empty' } },
    'Insufficient Funds',
    false,
  ],
  [
    'there is no receiver',
    { recipient: { ...recipient, status: 'empty', address: undefined } },
    'Add Address',
    false,
  ],
  [
    'the receiver is none',
    { recipient: { ...recipient, status: 'unresolved', address: undefined } },
    'Invalid Address',
    false,
  ],
  [
    'the receiver is looked up',
    { recipient: { ...recipient, status: 'searching', address: undefined } },
    'Preview Send',
    false,
  ],
  ['a warning waits', { recipient: warned }, 'Preview Send', false],
  [
    'a warning was confirmed',
    { recipient: warned, accepted: ['look_alike'] },
    'Preview Send',
    true,
  ],
])('when %s', (_, change, text, isEnabled) => {
  expect(sendButton({ ...whole, ...change })).toMatchObject({ text, isEnabled })
})
