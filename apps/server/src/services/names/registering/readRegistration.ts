import { writeNameMessage } from '@foyer/protocol/api'
import * as v from 'valibot'
import { readNameMessage, Timestamp } from './readNameMessage.js'

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
  timestamp: Timestamp,
})
/** What a signed message registers. The time is in seconds. */
export type Registration = v.InferOutput<typeof Registration>

/**
 * Reads the message that registers a name, in its one spelling.
 *
 * @throws as `readNameMessage`
 */
export const readRegistration = (message: string, now: number): Registration =>
  readNameMessage<Registration>(message, {
    ...{ shape: Registration, write: writeNameMessage, now },
    refusal: 'The signed message is not the one that registers a name. Sign again.',
  })
