import type { Client, ViewEntry } from '@foyer/core'
import type { SendDraft, SentTransfer } from '@foyer/core/send'
import { fakeAddress } from '@foyer/core/testing'
import { FoyerError } from '@foyer/protocol'
import { accountServer } from '../../world/accountServer.js'
import { connected } from './connected.js'
import type { Scene } from './Scene.js'
import { sendDrafts } from './sendDrafts.js'
import { shown } from './shown.js'

const { empty, ready, known, warned, elsewhere, keyless, preview, hooked } = sendDrafts
const { address: receiver = '' } = ready.recipient
const { caipNetworkId } = empty

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

const previewed = { name: 'WalletSendPreview' } as const

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
  { name: 'send-keyless', shows: ticked, arrange: at(keyless) },
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
    name: 'send-hooked',
    shows: 'A program of the token’s issuer can refuse this',
    arrange: at({ ...ready, status: 'prepared', preview: hooked }, previewed),
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
