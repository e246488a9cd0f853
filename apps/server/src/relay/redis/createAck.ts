import type { AckedMessage } from '../RelayStore.js'
import { formatExpiry, type RelayKeys } from './keys.js'
import type { RedisSession } from './RedisSession.js'

/** Acknowledgements that wait for Redis to come back; of more, readers get their messages twice. */
const unwrittenMax = 100_000

type Acked = { message: AckedMessage; gone: (() => void) | undefined }

/** Takes messages that were read out of Redis, as soon as it can be reached. */
export function createAck({ keys, link }: createAck.Parts) {
  const unwritten = new Map<string, Acked>()

  const write = ({ ack, client }: RedisSession, { message, gone }: Acked) => {
    const { expiresAt, hash, topic } = message
    const body = keys.body(message)
    client
      .evalSha(ack, {
        keys: [body, keys.mailbox(topic)],
        arguments: [formatExpiry(expiresAt), hash],
      })
      .then((waited) => {
        unwritten.delete(body)
        if (Number(waited) === 1) gone?.()
      }, link.refused)
  }
  return {
    ack(message: AckedMessage, gone?: () => void): void {
      const acked = { message, gone }
      if (unwritten.size < unwrittenMax) unwritten.set(keys.body(message), acked)
      const session = link.session()
      if (session) write(session, acked)
    },
    /** Writes over a new connection what the last one did not. */
    repeat(session: RedisSession): void {
      for (const acked of unwritten.values()) write(session, acked)
    },
    /** Lets go of those whose time is up. */
    forget(now: number): void {
      for (const [key, { message }] of unwritten)
        if (message.expiresAt <= now) unwritten.delete(key)
    },
  }
}

export declare namespace createAck {
  type Parts = {
    keys: RelayKeys
    link: { session(): RedisSession | undefined; refused(error: unknown): void }
  }
}
