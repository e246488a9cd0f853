import {
  type CaipNetworkId,
  isCaipNetworkId,
  isSameAddress,
  parseCaipNetworkId,
  sentTransfersMax,
} from '@foyer/protocol'
import type { Client } from '../Client.js'
import { fields, is, text } from '../checks.js'
import { readList } from '../readList.js'

/** When an account last had its wallet swap something from here, in ms since the epoch. It stays when the swap has ended. */
type LastSwap = {
  readonly caipNetworkId: CaipNetworkId
  readonly from: string
  readonly at: number
}

const shape = fields({
  from: text,
  caipNetworkId: is('a CAIP-2 id', isCaipNetworkId),
  at: is('a whole number', Number.isSafeInteger),
})

const key = 'last'

/** Those of all tabs, the latest first. An entry of another shape is absent. */
export function readLastSwaps({ storage }: Pick<Client, 'storage'>): readonly LastSwap[] {
  return readList(storage.scope('swap').get(key), shape)
}

/** An account has swapped: one entry of each account and network is kept. */
readLastSwaps.note = ({ storage }: Pick<Client, 'storage'>, one: LastSwap): void => {
  const { namespace } = parseCaipNetworkId(one.caipNetworkId)
  const others = readLastSwaps({ storage }).filter(
    ({ caipNetworkId, from }) =>
      caipNetworkId !== one.caipNetworkId || !isSameAddress(namespace, from, one.from),
  )
  storage.scope('swap').set(key, JSON.stringify([one, ...others].slice(0, sentTransfersMax)))
}
