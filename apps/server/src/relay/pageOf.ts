import type { ListRequest, RelayMessage } from './RelayStore.js'

type Bounds = Pick<ListRequest, 'max' | 'bytesMax'>

/** The first of these messages, as many as were asked for. */
export function pageOf(
  messages: readonly RelayMessage[],
  { max, bytesMax = Number.POSITIVE_INFINITY }: Bounds,
): { messages: readonly RelayMessage[]; isFull: boolean; hasMore: boolean } {
  let [bytes, count] = [0, 0]
  const isFull = () => count >= max || bytes >= bytesMax
  for (const message of messages) {
    if (isFull()) break
    bytes += message.bytes
    count += 1
  }
  const hasMore = count < messages.length
  return { messages: hasMore ? messages.slice(0, count) : messages, isFull: isFull(), hasMore }
}
