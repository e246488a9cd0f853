import { relayFetchMax } from '@foyer/protocol/relay'
import type { RelaySocket } from './RelaySocket.js'
import type { RelayMessage, RelayStore } from './RelayStore.js'

/** No host lets more wait on a topic. */
const mailboxMost = 10_000

/** Acks what waits for this client. All topics at once as a rule; one after the other when there is much. */
export async function ackWaiting(
  { socket, store }: { socket: Pick<RelaySocket, 'clientId'>; store: RelayStore },
  topics: readonly string[],
  isReceived: (message: RelayMessage) => boolean,
): Promise<void> {
  if (topics.length === 0) return
  const max = topics.length === 1 ? mailboxMost : relayFetchMax
  const { messages, hasMore } = await store.list({ topics, clientId: socket.clientId, max })
  if (hasMore && topics.length > 1)
    for (const topic of topics) await ackWaiting({ socket, store }, [topic], isReceived)
  else for (const message of messages.filter(isReceived)) store.ack(message)
}
