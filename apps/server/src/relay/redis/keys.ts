import type { RelayMessage } from '../RelayStore.js'
import { expiryDigits } from './scripts.js'

type Named = Pick<RelayMessage, 'topic' | 'hash'>

/** The names of things in Redis. All of a topic are on the same shard of a cluster, by the part in braces. */
export function keysUnder(prefix: string) {
  return {
    body: ({ topic, hash }: Named) => `${prefix}relay:body:{${topic}}:${hash}`,
    mailbox: (topic: string) => `${prefix}relay:mailbox:{${topic}}`,
    channel: (topic: string) => `${prefix}relay:topic:{${topic}}`,
    /** What waits anywhere, by its expiry: to be counted. */
    waiting: `${prefix}relay:waiting`,
    /** What waits of a client, a project, an address or a topic, or of all, in bytes. */
    bytes: (name: string) => `${prefix}relay:bytes:${name}`,
  }
}

export type RelayKeys = ReturnType<typeof keysUnder>

/** An expiry as a body begins with it. */
export const formatExpiry = (expiresAt: number) => String(expiresAt).padStart(expiryDigits, '0')

/** Reads a body; `undefined` when its time is up. */
export function readBody(body: string | null, now: number): RelayMessage | undefined {
  if (body === null || body.length <= expiryDigits) return undefined
  if (Number(body.slice(0, expiryDigits)) <= now) return undefined
  return parseMessage(body.slice(expiryDigits))
}

/** Reads a message of any process; servers before this one did not say whose room it takes. */
export function parseMessage(text: string): RelayMessage {
  const message = JSON.parse(text) as RelayMessage
  return { ...{ project: '', source: '', bytes: text.length }, ...message }
}
