import type { Announce } from './createChannels.js'
import type { RedisClient } from './openClient.js'

/** A connection that is of use: how it announces, and by what names Redis knows the scripts. */
export type Session = {
  readonly client: RedisClient
  /** Another one, for what may be large. */
  readonly reader: RedisClient
  readonly announce: Announce
  readonly put: string
  readonly ack: string
  readonly exchange: string
}
