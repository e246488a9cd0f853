import {
  formatRelayError,
  type RelayMethod,
  readRelayFrame,
  relayErrors,
} from '@foyer/protocol/relay'
import type { createCaller } from './createCaller.js'
import type { Allowance } from './createQuotas.js'
import { createRelaySocket, type RelaySender } from './RelaySocket.js'

/** What needs no socket. To subscribe without one would be to hear nothing. */
const methods: ReadonlySet<string> = new Set<RelayMethod>([
  ...(['irn_publish', 'irn_batchPublish', 'irn_fetchMessages'] as const),
  ...(['irn_batchFetchMessages', 'irn_batchReceive'] as const),
])

/** Answers one call of a client without a socket, in the words in which it is answered over one. */
export function answerPosted(
  text: string,
  { allowance, sender, receive }: answerPosted.Parts,
): Promise<string> {
  const frame = readRelayFrame(text)
  if (frame.kind !== 'request' && frame.kind !== 'refused')
    return Promise.resolve(formatRelayError(null, relayErrors.invalid_request))
  if (frame.kind === 'request' && !methods.has(frame.method))
    return Promise.resolve(formatRelayError(frame.id, relayErrors.method_not_found))
  return new Promise((resolve) => {
    const socket = createRelaySocket(sender, resolve)
    const caller = { socket, allowance, running: 0, counted: () => undefined }
    receive(caller, text, Buffer.byteLength(text))
  })
}

export declare namespace answerPosted {
  type Parts = {
    allowance: Allowance
    sender: RelaySender
    receive: ReturnType<typeof createCaller>
  }
}
