import { type NameChange, writeNameChange } from '@foyer/protocol/api'
import * as v from 'valibot'
import { readNameMessage, Timestamp as timestamp } from './readNameMessage.js'

const CoinType = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 32 - 1))

/** Which picture it is, by its bytes. */
const Picture = v.pipe(v.string(), v.regex(/^(sha256:[\da-f]{64})?$/))

/** In the order in which they are written. */
const Change = v.variant('action', [
  v.strictObject({ action: v.literal('release'), name: v.string(), timestamp }),
  v.strictObject({ action: v.literal('rename'), name: v.string(), to: v.string(), timestamp }),
  v.strictObject({
    action: v.literal('lead'),
    ...{ name: v.string(), coin_type: CoinType, address: v.string(), timestamp },
  }),
  v.strictObject({
    action: v.literal('picture'),
    ...{ name: v.string(), picture: Picture, timestamp },
  }),
])

/**
 * Reads the message that changes a name, in its one spelling. It cannot be taken for one that registers a name.
 *
 * @throws as `readNameMessage`
 */
export const readChange = (message: string, now: number): NameChange =>
  readNameMessage<NameChange>(message, {
    ...{ shape: Change, write: writeNameChange, now },
    refusal: 'The signed message is not one that changes a name. Sign again.',
  })
