import * as v from 'valibot'
import { HttpError } from '../../../errors/HttpError.js'
import { demandInTime } from './demandInTime.js'

/** When a message was written, in seconds since 1970. */
export const Timestamp = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/**
 * Reads a message that an account signed about a name: JSON in its one spelling, so that two programs cannot read two things in one text. Spaces, another order, a
 * member that is given twice and letters written as escapes are refused, because they do not come out again.
 *
 * @throws `HttpError` 400 `message_malformed`, or `timestamp_invalid` for one that was not written in the last five minutes
 */
export function readNameMessage<content extends { timestamp: number }>(
  message: string,
  { shape, write, refusal, now }: readNameMessage.Parameters<content>,
): content {
  const found = v.safeParse(shape, parsed(message))
  if (!found.success || write(found.output) !== message)
    throw new HttpError(400, 'message_malformed', refusal)
  demandInTime(found.output.timestamp, now)
  return found.output
}

export declare namespace readNameMessage {
  type Parameters<content> = {
    shape: v.GenericSchema<unknown, content>
    /** Writes the one spelling. */
    write(content: content): string
    /** The sentence for a message that is none of this kind. */
    refusal: string
    /** Milliseconds since 1970. */
    now: number
  }
}

function parsed(message: string): unknown {
  try {
    return JSON.parse(message)
  } catch {
    return undefined
  }
}
