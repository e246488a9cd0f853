import { writeNameMessage } from '@foyer/protocol/api'
import * as v from 'valibot'
import { HttpError } from '../../../errors/HttpError.js'
import { demandInTime } from './demandInTime.js'

const bioMax = 500
const avatarMax = 2_048

/** One line or several, and nothing that is not seen or turns the direction of writing. */
const Bio = v.pipe(
  v.string(),
  v.maxLength(bioMax),
  v.regex(/^[^\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]*$/u),
)
/** Where the picture is. It is fetched, painted anew and made small before it is shown. */
const Avatar = v.pipe(
  v.string(),
  v.maxLength(avatarMax),
  v.regex(/^$|^(https:\/\/|ipfs:\/\/|ar:\/\/|data:image\/)[!#-&(-;=?-[\]-~]+$/),
)

const Registration = v.strictObject({
  name: v.string(),
  /** What is given is kept, and an empty text takes away what was kept. In this order. */
  attributes: v.strictObject({ avatar: v.optional(Avatar), bio: v.optional(Bio) }),
  timestamp: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})
/** What a signed message registers. The time is in seconds. */
export type Registration = v.InferOutput<typeof Registration>

/**
 * Reads the message that registers a name: JSON in its one spelling, so that two programs cannot read two things in one text. Spaces, another order, a
 * member that is given twice and letters written as escapes are refused, because they do not come out again.
 *
 * @throws `HttpError` 400 `message_malformed`, or `timestamp_invalid` for one that was not written in the last five minutes
 */
export function readRegistration(message: string, now: number): Registration {
  const found = v.safeParse(Registration, parsed(message))
  if (!found.success || writeNameMessage(found.output) !== message)
    throw new HttpError(
      400,
      'message_malformed',
      'The signed message is not the one that registers a name. Sign again.',
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
