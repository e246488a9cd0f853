import type { RelayMethod } from '@foyer/protocol/relay'
import type { createCaller } from './createCaller.js'
import type { CallAllowance } from './createQuotas.js'
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
  return new Promise((resolve) => {
    const socket = createRelaySocket(sender, resolve)
    const nothing = () => undefined
    const caller = {
      ...{ socket, allowance, methods, running: 0 },
      ...{ counted: nothing, limited: nothing },
    }
    receive(caller, text, Buffer.byteLength(text))
  })
}

export declare namespace answerPosted {
  type Parts = {
    allowance: CallAllowance
    sender: RelaySender
    receive: ReturnType<typeof createCaller>
  }
}
