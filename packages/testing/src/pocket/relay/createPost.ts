import {
  createPairingId,
  type PairingMessage,
  type PairingMethod,
  pairingCalls,
  requestExpiryMinS,
  sealEnvelope,
} from '@foyer/protocol/pairing'
import type { Store } from '../createStore.js'
import type { PocketClock } from '../PocketOptions.js'
import type { RelayLink } from './createRelayLink.js'

export type Post = {
  /** Sends a call to the page. Resolves with its answer, rejects with its error. */
  call(topic: string, method: string, params: unknown): Promise<unknown>
  /** Answers a call of the page. */
  answer(topic: string, answer: Answer): void
  /** An answer of the page to a call of the wallet's. */
  hear(message: PairingMessage & { kind: 'result' | 'error' }): void
}

type Answer = {
  readonly id: number
  readonly method: PairingMethod | undefined
  /** `autoReject`: without a prompt. */
  readonly how?: 'reject' | 'autoReject'
  /** Brings the wallet's public key along; `symKey` closes it then. */
  readonly sender?: { readonly publicKey: string; readonly symKey: string }
} & ({ readonly result: unknown } | { readonly error: unknown })

/** Writes the wallet's messages: seals them, and puts them where the relay takes them from. */
export function createPost({ clock, store, link }: createPost.Parameters): Post {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: unknown): void }>()
  let last = 0

  const post = (topic: string, text: string, { tag, ttl, prompt }: Delivery, sender?: Sender) => {
    const symKey = sender?.symKey ?? store.get().keys[topic]
    if (!symKey) return
    const own = sender && { senderPublicKey: sender.publicKey }
    last = createPairingId(clock.now(), last)
    const message = {
      // The relay's ids are 19 digits.
      id: String(last).padEnd(19, '0'),
      topic,
      message: sealEnvelope({ symKey, text, ...own }),
      tag,
      ttl,
      prompt,
      until: clock.now() + ttl * 1_000,
    }
    store.set({ outbox: [...store.get().outbox, message] })
    link().flush()
  }

  return {
    call(topic, method, params) {
      last = createPairingId(clock.now(), last)
      const id = last
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        post(topic, JSON.stringify({ id, jsonrpc: '2.0', method, params }), deliveryOf(method))
      })
    },
    answer(topic, { id, method, how, sender, ...answer }) {
      const text = JSON.stringify({ id, jsonrpc: '2.0', ...answer })
      post(topic, text, responseOf(method, how), sender)
    },
    hear(message) {
      const call = waiting.get(message.id)
      waiting.delete(message.id)
      if (message.kind === 'result') call?.resolve(message.result)
      else call?.reject(message.error)
    },
  }
}

export declare namespace createPost {
  type Parameters = { clock: PocketClock; store: Store; link: () => RelayLink }
}

type Delivery = { readonly tag: number; readonly ttl: number; readonly prompt: boolean }
type Sender = Answer['sender']

/** A method that is none has tag 0. */
const unknown: Delivery = { tag: 0, ttl: requestExpiryMinS, prompt: false }

function deliveryOf(method: string): Delivery {
  return Object.hasOwn(pairingCalls, method)
    ? pairingCalls[method as PairingMethod].request
    : unknown
}

function responseOf(method: PairingMethod | undefined, how: Answer['how']): Delivery {
  if (!method) return unknown
  const response: Delivery & { reject?: number; autoReject?: number } =
    pairingCalls[method].response
  return { ...response, tag: (how && response[how]) ?? response.tag }
}
