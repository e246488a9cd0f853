import type { Client, ViewEntry } from '@foyer/core'
import type { Payment } from '@foyer/core/pay'
import type { SendDraft, SentTransfer } from '@foyer/core/send'
import { fakeAddress } from '@foyer/core/testing'
import { connected } from './connected.js'
import type { Scene } from './Scene.js'
import { shown } from './shown.js'

// Of digits alone: letters in them would be taken for words.
const receiver = '0x4170913206521530051514309131934909732707'
const network = 'eip155:31337'

const payment: Payment = {
  ...{ id: 'one', network, amount: '0.25', to: receiver, label: 'Orchard', status: 'initiated' },
}

const draft: SendDraft = {
  id: Symbol('transfer'),
  ...{ caipNetworkId: network, from: fakeAddress, payment: 'one' },
  token: {
    ...{ name: 'Ether', symbol: 'ETH', decimals: 18, price: '3100.20' },
    balance: 1_812_345_000_000_000_000n,
  },
  recipient: {
    ...{ text: receiver, status: 'found', via: 'link', address: receiver },
    warnings: [{ code: 'first_time', mustConfirm: false }],
  },
  amount: { text: '0.25', unit: 'token', units: 250_000_000_000_000_000n, isMax: false },
  ...{ speed: 'normal', memo: '', accepted: [], status: 'editing' },
  ...{ preview: undefined, failure: undefined },
}

const transfer: SentTransfer = {
  ...{ hash: '0x1', caipNetworkId: network, from: fakeAddress, to: receiver, symbol: 'ETH' },
  ...{ amount: '0.25', at: 7, looks: 0, status: 'sent' },
}

/** The account is connected, and the payment of its page is at this point. */
const at =
  (pay: Payment, view: ViewEntry, sent: readonly SentTransfer[] = []) =>
  async (client: Client) => {
    await connected({ name: 'Account' })(client)
    client.store.setState({ pay, send: { draft, sent } })
    shown(view)(client)
  }

const loading = { name: 'PayLoading' } as const
const awaiting: Payment = { ...payment, status: 'awaiting', sentAt: 7 }

export const payScenes: readonly Scene[] = [
  { name: 'pay', shows: 'Review payment', arrange: at(payment, { name: 'Pay' }) },
  {
    name: 'pay-connect',
    shows: 'Connect wallet',
    async arrange(client) {
      client.store.setState({ pay: payment })
      shown({ name: 'Pay' })(client)
    },
  },
  {
    name: 'pay-loading',
    shows: 'Your payment is on its way',
    arrange: at(awaiting, loading, [transfer]),
  },
  {
    name: 'pay-completed',
    shows: 'The payment is in a block.',
    arrange: at({ ...awaiting, status: 'completed' }, loading, [{ ...transfer, status: 'final' }]),
  },
  {
    name: 'pay-failed',
    shows: 'Pay again',
    arrange: at({ ...awaiting, status: 'failed' }, loading, [{ ...transfer, status: 'cancelled' }]),
  },
]
