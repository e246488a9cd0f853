import { topicOf } from '@foyer/protocol/pairing'
import type { QueuedMessage } from '../relay/createPublishOutbox.js'
import type { Core } from './Core.js'
import { deliver } from './send.js'

/** Goes on with what was stored: what is over ends, the rest is listened for, and `queued` messages are sent. */
export function begin(core: Core, queued: readonly QueuedMessage[]) {
  const { tables, expirer, relay, clock } = core
  const requests = tables.request.all().filter(({ answer }) => !answer)
  for (const { id, expiresAt } of requests) expirer.set({ id }, expiresAt)
  for (const { topic, expiresAt } of [...tables.session.all(), ...tables.pairing.all()])
    expirer.set({ topic }, expiresAt)
  expirer.check()
  const settling = tables.pairing.all().flatMap((pairing) => pairing.settling ?? [])
  for (const { topic } of [...tables.session.all(), ...tables.pairing.all(), ...settling])
    relay.subscribe(topic)
  for (const { publicKey, authentication } of tables.pairing.all())
    if (authentication) relay.subscribe(topicOf(publicKey))
  for (const message of queued) {
    if (message.until <= clock.now()) tables.queued.remove(message.id)
    else deliver(core, message).catch(() => {})
  }
}
