import { expect, test } from 'vitest'
import { readPurchases } from './buy/readPurchases.js'
import type { Client } from './Client.js'
import { readContacts } from './send/readContacts.js'
import { readRecipients } from './send/readRecipients.js'
import { readSent } from './send/readSent.js'
import { keepAllowance } from './swap/keepAllowance.js'
import { readLastSwaps } from './swap/readLastSwaps.js'
import { createTestClient } from './testing/createTestClient.js'

const caipNetworkId = 'eip155:1'
const [address, from] = ['0x1', '0x2']
const transfer = { hash: '0x3', from, to: address, symbol: 'ETH', amount: '1', at: 1, looks: 0 }
const purchase = { order: 'o', provider: 'p', account: from, symbol: 'ETH', fiat: 'EUR', at: 1 }
const allowance = { account: from, token: address, symbol: 'USDC', decimals: 6, spender: '0x4' }

type Kept = {
  readonly read: (client: Client) => readonly unknown[]
  readonly scope: string
  readonly key: string
  readonly entry: object
  /** A part of it, and what it cannot be. */
  readonly wrong: readonly (readonly [string, unknown])[]
}

/** What a page keeps as a list, of which any tab, extension or older release may have written something else. */
const lists: Readonly<Record<string, Kept>> = {
  contacts: {
    ...{ read: readContacts, scope: 'send', key: 'contacts' },
    entry: { namespace: 'eip155', address, label: 'Ann' },
    wrong: [
      ['namespace', 'moon'],
      ['address', 1],
      ['label', null],
    ],
  },
  recipients: {
    ...{ read: readRecipients, scope: 'send', key: 'recipients' },
    entry: { address, from, caipNetworkId, at: 1 },
    wrong: [
      ['address', undefined],
      ['caipNetworkId', 'ethereum'],
      ['at', '1'],
    ],
  },
  transfers: {
    ...{ read: readSent, scope: 'send', key: 'sent' },
    entry: { ...transfer, caipNetworkId, status: 'sent' },
    wrong: [
      ['hash', undefined],
      ['status', 'done'],
      ['looks', -0.5],
      ['swap', {}],
    ],
  },
  purchases: {
    ...{ read: readPurchases, scope: 'buy', key: 'purchases' },
    entry: { ...purchase, amount: '1', caipNetworkId, status: 'waiting' },
    wrong: [
      ['order', 1],
      ['status', 'lost'],
      ['deliveredAt', 'soon'],
    ],
  },
  swaps: {
    ...{ read: readLastSwaps, scope: 'swap', key: 'last' },
    entry: { caipNetworkId, from, at: 1 },
    wrong: [
      ['from', undefined],
      ['at', 0.5],
    ],
  },
  allowances: {
    ...{ read: keepAllowance.read, scope: 'swap', key: 'allowances' },
    entry: { ...allowance, caipNetworkId },
    wrong: [
      ['spender', undefined],
      ['token', 1],
    ],
  },
}

function open({ read, scope, key }: Kept) {
  const client = createTestClient()
  return (text: string) => {
    client.storage.scope(scope).set(key, text)
    return read(client)
  }
}

test.each(Object.entries(lists))(
  'of the %s that are kept, an entry of another shape takes no other with it',
  (_, list) => {
    const readIt = open(list)
    const { entry, wrong } = list
    expect(readIt(JSON.stringify([entry]))).toEqual([entry])
    const others = wrong.map(([name, value]) => ({ ...entry, [name]: value }))
    const all = [...others, null, 'text', entry, [], {}]
    expect(readIt(JSON.stringify(all))).toEqual([entry])
  },
)

test.each(Object.entries(lists))('of %s that cannot be read nothing is left', (_, list) => {
  const readIt = open(list)
  for (const text of ['', '{', 'null', '5', '"text"', JSON.stringify({ 0: list.entry, length: 1 })])
    expect(readIt(text)).toEqual([])
  expect(list.read(createTestClient())).toEqual([])
})
