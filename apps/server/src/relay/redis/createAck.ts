import type { AckedMessage } from '../RelayStore.js'
import { formatExpiry, type RelayKeys } from './keys.js'
import type { Session } from './Session.js'

/** Acknowledgements that wait for Redis to come back; of more, readers get their messages twice. */
const unwrittenMax = 100_000

/** Takes messages that were read out of Redis, as soon as it can be reached. */
export function createAck({ keys, link }: createAck.Parts) {
  const unwritten = new Map<string, AckedMessage>()

  const write = ({ ack, client }: Session, message: AckedMessage) => {
    const { expiresAt, hash, topic } = message
    const body = keys.body(message)
    client
      .evalSha(ack, {
        keys: [body, keys.mailbox(topic)],
        arguments: [formatExpiry(expiresAt), hash],
      })
      .then(() => unwritten.delete(body), link.refused)
  }
  return {
    ack(message: AckedMessage): void {
      if (unwritten.size < unwrittenMax) unwritten.set(keys.body(message), message)
      const session = link.session()
      if (session) write(session, message)
    },
    /** Writes over a new connection what the last one did not. */
    repeat(session: Session): void {
      for (const message of unwritten.values()) write(session, message)
    },
    /** Lets go of those whose time is up. */
    forget(now: number): void {
      for (const [key, { expiresAt }] of unwritten) if (expiresAt <= now) unwritten.delete(key)
    },
  }
}

export declare namespace createAck {
  type Parts = {
    keys: RelayKeys
    link: { session(): Session | undefined; refused(error: unknown): void }
  }
}
