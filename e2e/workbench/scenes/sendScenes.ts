import type { Client, ViewEntry } from '@foyer/core'
import type { SendDraft, SendPreview, SentTransfer } from '@foyer/core/send'
import { fakeAddress } from '@foyer/core/testing'
import { FoyerError } from '@foyer/protocol'
import { accountServer } from '../../world/accountServer.js'
import { connected } from './connected.js'
import type { Scene } from './Scene.js'
import { shown } from './shown.js'

// Of digits alone: letters in them would be taken for words.
const receiver = '0x4170913206521530051514309131934909732707'
const alike = '0x4170001111254729296945938856391072102707'
const caipNetworkId = 'eip155:31337'

const coin = {
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  balance: 1_812_345_000_000_000_000n,
  price: '3100.20',
}

const empty: SendDraft = {
  id: Symbol('transfer'),
  caipNetworkId,
  from: fakeAddress,
  token: coin,
  recipient: { text: '', status: 'empty', via: 'typed', warnings: [] },
  amount: { text: '', unit: 'token', units: undefined, isMax: false },
  speed: 'normal',
  memo: '',
  accepted: [],
  status: 'editing',
  preview: undefined,
  failure: undefined,
}

const ready: SendDraft = {
  ...empty,
  recipient: {
    text: 'juno.foyer.eth',
    status: 'found',
    via: 'name',
    address: receiver,
    name: 'juno.foyer.eth',
    warnings: [{ code: 'first_time', mustConfirm: false }],
  },
  amount: { text: '0.25', unit: 'token', units: 250_000_000_000_000_000n, isMax: false },
}

const fee = 31_500_000_000_000n
const preview: SendPreview = {
  to: receiver,
  name: 'juno.foyer.eth',
  amount: 250_000_000_000_000_000n,
  worth: '775.05',
  fees: [{ kind: 'network', amount: fee, worth: '0.09' }],
  fee,
  feeWorth: '0.09',
  coinPrice: '3100.20',
  speeds: { slow: 24_150_000_000_000n, normal: fee, fast: 47_250_000_000_000n },
  isSponsored: false,
  madeAt: 0,
  receives: 250_000_000_000_000_000n,
  warnings: [],
  quote: {
    transaction: {},
    amount: 250_000_000_000_000_000n,
    fees: [],
    speeds: {},
    receives: undefined,
    warnings: [],
  },
}

/** The account is connected, and its transfer is at this point. */
const at =
  (draft: SendDraft, view: ViewEntry = { name: 'WalletSend', data: {} }) =>
  async (client: Client) => {
    await connected({ name: 'Account' })(client)
    client.store.setState(({ send }) => ({ send: { ...send, draft } }))
    shown(view)(client)
  }

/** Entries of the address book, beside what was sent to before. */
const kept = [
  { namespace: 'eip155', address: receiver, label: 'Juno' },
  { namespace: 'eip155', address: '0x2111309139093049131415141309131934909732', label: 'Bramble' },
] as const
const sentTo = {
  ...{ address: '0x5303213091390930491314151413091319349097', caipNetworkId },
  ...{ from: fakeAddress, at: 1 },
}

/** The same, with an address book. */
const withBook = (draft: SendDraft, view?: ViewEntry) => async (client: Client) => {
  const storage = client.storage.scope('send')
  storage.set('contacts', JSON.stringify(kept))
  storage.set('recipients', JSON.stringify([sentTo]))
  await at(draft, view)(client)
}

const known: SendDraft = {
  ...ready,
  recipient: { text: receiver, status: 'found', via: 'list', address: receiver, warnings: [] },
}

const previewed = { name: 'WalletSendPreview' } as const

const warned: SendDraft = {
  ...ready,
  recipient: {
    text: alike,
    status: 'found',
    via: 'typed',
    address: alike,
    warnings: [{ code: 'look_alike', mustConfirm: true, address: receiver }],
  },
}

/** A name of Ethereum alone, with an address that an exchange has elsewhere. */
const elsewhere: SendDraft = {
  ...ready,
  recipient: {
    ...ready.recipient,
    warnings: [
      { code: 'name_elsewhere', mustConfirm: true },
      { code: 'exchange_elsewhere', mustConfirm: true, label: 'Corn Exchange' },
      { code: 'first_time', mustConfirm: false },
    ],
  },
}

/** What comes behind the fields is there. */
const ticked = 'I checked it. Send to it all the same.'

const transfer: SentTransfer = {
  ...{ hash: '0x1', caipNetworkId, from: fakeAddress, to: receiver, symbol: 'ETH' },
  ...{ amount: '0.25', at: 0, looks: 0, status: 'sent' },
}

export const sendScenes: readonly Scene[] = [
  { name: 'send', shows: 'Add Amount', arrange: at(empty) },
  {
    name: 'send-ready',
    shows: 'You send to this address for the first time.',
    arrange: at(ready),
  },
  { name: 'send-elsewhere', shows: ticked, arrange: at(elsewhere) },
  {
    name: 'send-over',
    shows: 'Insufficient Funds',
    arrange: at({
      ...empty,
      amount: { text: '4000', unit: 'token', units: 4_000n * 10n ** 18n, isMax: false },
    }),
  },
  {
    name: 'send-invalid',
    shows: 'This is no address of this network, and no name.',
    arrange: at({
      ...ready,
      recipient: { text: '0x4170', status: 'invalid', via: 'typed', warnings: [] },
    }),
  },
  { name: 'send-book', shows: 'Address book', arrange: withBook(empty) },
  { name: 'send-known', shows: 'Juno', arrange: withBook(known) },
  { name: 'send-alike', shows: ticked, arrange: at(warned) },
  { name: 'send-alike-known', shows: ticked, arrange: withBook(warned) },
  {
    name: 'send-tokens',
    shows: 'USD Coin',
    options: accountServer,
    arrange: at(empty, { name: 'WalletSendSelectToken' }),
  },
  {
    name: 'send-preview',
    shows: 'Review transaction carefully',
    arrange: at({ ...ready, status: 'prepared', preview }, previewed),
  },
  {
    name: 'send-asking',
    arrange: at({ ...ready, status: 'asking', preview }, previewed),
  },
  {
    name: 'send-failed',
    shows: 'Try again',
    arrange: at(
      { ...ready, status: 'failed', failure: new FoyerError('user_rejected') },
      previewed,
    ),
  },
  {
    name: 'send-sent',
    shows: 'Sending',
    async arrange(client) {
      await connected()(client)
      client.store.setState(({ send }) => ({
        send: {
          ...send,
          sent: [
            transfer,
            {
              ...{ ...transfer, hash: '0x2', amount: '40', asset: 'coin', status: 'failed' },
              reason: 'Ether',
            },
          ],
        },
      }))
    },
  },
]
