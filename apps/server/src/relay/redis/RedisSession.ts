import type { AnnounceMessage } from './createChannels.js'
import type { RedisClient } from './openClient.js'

/** A connection that is of use: how it announces, and by what names Redis knows the scripts. */
export type RedisSession = {
  readonly client: RedisClient
  /** Another one, for what may be large. */
  readonly reader: RedisClient
  readonly announce: AnnounceMessage
  readonly put: string
  readonly ack: string
  readonly exchange: string
}
