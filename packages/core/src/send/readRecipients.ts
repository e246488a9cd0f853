import { type CaipNetworkId, isCaipNetworkId } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { fields, is, maybe, text } from '../checks.js'
import { readList } from '../readList.js'

/** An address to which one of the user's accounts sent something from here, and when last, in ms since the epoch. */
export type RecentRecipient = {
  readonly address: string
  /** The name that led there. */
  readonly name?: string | undefined
  readonly caipNetworkId: CaipNetworkId
  readonly from: string
  readonly at: number
}

const shape = fields({
  ...{ address: text, from: text, name: maybe(text) },
  caipNetworkId: is('a CAIP-2 id', isCaipNetworkId),
  at: is('a whole number', Number.isSafeInteger),
})

const key = 'recipients'

/** All of them, the latest first. An entry of another shape is absent. */
export function readRecipients({ storage }: Pick<Client, 'storage'>): readonly RecentRecipient[] {
  return readList(storage.scope('send').get(key), shape)
}

readRecipients.write = (
  { storage }: Pick<Client, 'storage'>,
  all: readonly RecentRecipient[],
): void => storage.scope('send').set(key, JSON.stringify(all))
