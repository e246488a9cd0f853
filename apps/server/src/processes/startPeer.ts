import { randomBytes } from 'node:crypto'
import {
  createRelayToken,
  formatRelayCall,
  formatRelayResult,
  type RelayFrame,
  type RelayMethod,
  readRelayFrame,
  relayCalls,
} from '@foyer/protocol/relay'
import * as v from 'valibot'
import { WebSocket } from 'ws'

/** How soon it tries again what did not work. */
const againMs = 50

/** A client of relays, which knows how to go from one that died to one that lives, and nothing else. */
export type Peer = {
  /** Resolves when a relay acknowledged it, however many it takes. */
  publish(message: string): Promise<void>
  /** How often each message came. */
  heard: ReadonlyMap<string, number>
  /** Resolves once it is subscribed. */
  ready: Promise<void>
  /** Goes without a word. */
  stop(): void
}

/** Starts a client that stays subscribed to one topic. */
export function startPeer({ pick, topic, hear = () => undefined }: startPeer.Parts): Peer {
  const seed = randomBytes(32).toString('hex')
  const unacknowledged = new Map<number, { message: string; resolve(): void }>()
  const heard = new Map<string, number>()
  let lastId = Date.now() * 1_000
  let socket: WebSocket | undefined
  let subscribing: number
  let stopped = false
  let tries = 0
  let isReady: () => void = () => undefined
  const ready = new Promise<void>((resolve) => {
    isReady = resolve
  })

  const call = (id: number, method: RelayMethod, params: unknown) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(formatRelayCall(id, method, params))
  }
  const publish = (id: number) => {
    const message = unacknowledged.get(id)?.message
    const rest = { ttl: 300, tag: 1_108, prompt: false }
    if (message !== undefined) call(id, 'irn_publish', { topic, message, ...rest })
  }
  const subscribe = () => {
    lastId += 1
    subscribing = lastId
    call(subscribing, 'irn_batchSubscribe', { topics: [topic] })
  }
  const deliver = (id: string | number | bigint, params: unknown) => {
    const { message } = v.parse(relayCalls.irn_subscription.params, params).data
    const times = heard.get(message) ?? 0
    heard.set(message, times + 1)
    socket?.send(formatRelayResult(id, true))
    if (times === 0) hear(message)
  }
  const askAgain = (id: number) => {
    setTimeout(() => (id === subscribing ? subscribe() : publish(id)), againMs)
  }
  const take = (frame: RelayFrame) => {
    if (frame.kind === 'request') return deliver(frame.id, frame.params)
    const id = Number(frame.id)
    if (frame.kind !== 'result') return askAgain(id)
    if (id === subscribing) return isReady()
    unacknowledged.get(id)?.resolve()
    unacknowledged.delete(id)
  }
  const connect = () => {
    if (stopped) return
    const relayUrl = pick(tries)
    tries += 1
    if (relayUrl === undefined) return void setTimeout(connect, againMs)
    const subject = randomBytes(32).toString('hex')
    const auth = createRelayToken({ seed, relayUrl, now: Date.now(), subject })
    socket = new WebSocket(`${relayUrl}?auth=${auth}&projectId=local&useOnCloseEvent=true`)
    socket.on('open', () => {
      subscribe()
      for (const id of unacknowledged.keys()) publish(id)
    })
    socket.on('message', (data) => take(readRelayFrame(String(data))))
    socket.on('error', () => undefined)
    socket.on('close', () => setTimeout(connect, againMs))
  }
  connect()
  return {
    publish(message) {
      lastId += 1
      const id = lastId
      return new Promise((resolve) => {
        unacknowledged.set(id, { message, resolve })
        publish(id)
      })
    },
    heard,
    ready,
    stop() {
      stopped = true
      socket?.terminate()
    },
  }
}

export declare namespace startPeer {
  type Parts = {
    /** The relay that is connected to at its so-manieth attempt; `undefined` when there is none now. */
    pick(tries: number): string | undefined
    topic: string
    /** Told of each message the first time that it comes. */
    hear?: (message: string) => void
  }
}
