import { isCaipNetworkId, sentTransfersMax } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { fields, is, maybe, text } from '../checks.js'
import { readList } from '../readList.js'
import { isSameSent } from './isSameSent.js'
import type { SentTransfer } from './state.js'

const whole = is('a whole number', Number.isSafeInteger)
const shape = fields({
  ...{
    hash: text,
    from: text,
    to: text,
    name: maybe(text),
    calls: maybe(text),
    symbol: text,
    amount: text,
    asset: maybe(text),
  },
  swap: maybe(
    fields({
      ...{ symbol: text, decimals: whole, asset: maybe(text), quoted: text, least: text },
      received: maybe(text),
      isExact: maybe(is('a yes or no', (value) => typeof value === 'boolean')),
    }),
  ),
  ...{ at: whole, mark: maybe(whole), does: maybe(text), signed: maybe(text), looks: whole },
  caipNetworkId: is('a CAIP-2 id', isCaipNetworkId),
  status: is('the status of one that waits', (value) => value === 'sent'),
})

const key = 'sent'

/** The transfers whose end no page has seen. An entry of another shape is absent. */
export function readSent({ storage }: Pick<Client, 'storage'>): readonly SentTransfer[] {
  return readList(storage.scope('send').get(key), shape)
}

/**
 * Keeps those of this page that wait, beside those that other tabs keep: each tab removes its own. `known` are all that this page has, whatever became of
 * them.
 */
readSent.keep = ({ storage }: Pick<Client, 'storage'>, known: readonly SentTransfer[]): void => {
  const isKnown = (one: SentTransfer) => known.some((other) => isSameSent(one, other))
  const others = readSent({ storage }).filter((one) => !isKnown(one))
  const waiting = [...known.filter(({ status }) => status === 'sent'), ...others]
  if (waiting.length > 0)
    storage.scope('send').set(key, JSON.stringify(waiting.slice(0, sentTransfersMax)))
  else storage.scope('send').remove(key)
}
