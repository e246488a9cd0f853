import { type NameChange, writeNameChange } from '@foyer/protocol/api'
import * as v from 'valibot'
import { HttpError } from '../../../errors/HttpError.js'
import { demandInTime } from './demandInTime.js'

const timestamp = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const CoinType = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 32 - 1))

/** In the order in which they are written. */
const Change = v.variant('action', [
  v.strictObject({ action: v.literal('release'), name: v.string(), timestamp }),
  v.strictObject({ action: v.literal('rename'), name: v.string(), to: v.string(), timestamp }),
  v.strictObject({
    action: v.literal('lead'),
    ...{ name: v.string(), coin_type: CoinType, address: v.string(), timestamp },
  }),
])

/**
 * Reads the message that changes a name, in its one spelling, as `readRegistration` reads that of a registration. Neither can be taken for the other.
 *
 * @throws `HttpError` 400 `message_malformed`, or `timestamp_invalid` for one that was not written in the last five minutes
 */
export function readChange(message: string, now: number): NameChange {
  const found = v.safeParse(Change, parsed(message))
  if (!found.success || writeNameChange(found.output) !== message)
    throw new HttpError(
      400,
      'message_malformed',
      'The signed message is not one that changes a name. Sign again.',
    )
  demandInTime(found.output.timestamp, now)
  return found.output
}

function parsed(message: string): unknown {
  try {
    return JSON.parse(message)
  } catch {
    return undefined
  }
}
