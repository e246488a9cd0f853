import {
  formatRelayCall,
  formatRelayResult,
  type RelayFrame,
  type RelayParams,
  readRelayFrame,
  readRelayToken,
  relayTokenMax,
} from '@foyer/protocol/relay'
import type { PairingSocket } from '../PairingPlatform.js'

type Stored = RelayParams<'irn_subscription'>['data'] & {
  readonly from: string
  readonly key: string
}
type Client = {
  readonly id: string
  readonly topics: Set<string>
  readonly open: Map<string, Stored>
  push(message: Stored): void
  freeze(): void
  close(code: number, reason: string): void
}

/** A relay in the test's own process, which fails on demand. What it received is kept for the test. */
export type TestRelay = {
  openSocket(url: string): PairingSocket
  /** Frames of clients, the oldest first, as they came. */
  readonly frames: { readonly client: string; readonly method: string; readonly text: string }[]
  readonly urls: string[]
  sockets(): number
  /** Closes every socket, as a relay that is started again; nothing is taken in between. */
  restart(): void
  setOnline(online: boolean): void
  /** The sockets of now look open, and nothing goes over them any more. */
  freeze(): void
  /** From now on closes new sockets with this. */
  setRefusal(reason: string | undefined): void
  /** Takes a publication and loses the acknowledgement with the socket. */
  loseNextAck(): void
  /** Pushes to all subscribers, as a relay that does not keep to its rules. */
  push(topic: string, message: string, publishedAt?: number): void
  /** Messages that no client but their publisher has acknowledged. */
  mailbox(): readonly { readonly topic: string; readonly tag: number; readonly message: string }[]
}

export function createTestRelay(now: () => number): TestRelay {
  const clients = new Set<Client>()
  const frames: { client: string; method: string; text: string }[] = []
  const urls: string[] = []
  let stored: Stored[] = []
  let isOnline = true
  let refusal: string | undefined
  let losesAck = false
  let last = 0

  const handlers: Record<string, (client: Client, params: never) => unknown> = {
    irn_batchSubscribe(client, { topics }: RelayParams<'irn_batchSubscribe'>) {
      for (const topic of topics) client.topics.add(topic)
      queueMicrotask(() => {
        for (const message of stored)
          if (topics.includes(message.topic) && message.from !== client.id) client.push(message)
      })
      return topics.map((topic) => `${topic}-of-${client.id}`)
    },
    irn_unsubscribe(client, { topic }: RelayParams<'irn_unsubscribe'>) {
      client.topics.delete(topic)
      return true
    },
    irn_publish(client, { topic, message, tag, attestation }: RelayParams<'irn_publish'>) {
      const key = `${topic} ${message}`
      if (stored.some((other) => other.key === key)) return true
      const entry = { topic, message, tag, attestation, publishedAt: now(), from: client.id, key }
      stored.push(entry)
      queueMicrotask(() => {
        for (const other of clients)
          if (other.id !== client.id && other.topics.has(topic)) other.push(entry)
      })
      return true
    },
  }

  const take = (client: Client, text: string, send: (text: string) => void) => {
    const frame: RelayFrame = readRelayFrame(text)
    if (frame.kind === 'result') {
      const message = client.open.get(String(frame.id))
      if (message) stored = stored.filter(({ key }) => key !== message.key)
    }
    if (frame.kind !== 'request') return
    frames.push({ client: client.id, method: frame.method, text })
    const result = handlers[frame.method]?.(client, frame.params as never)
    if (losesAck && frame.method === 'irn_publish') {
      losesAck = false
      return client.close(1_006, '')
    }
    send(formatRelayResult(frame.id, result))
  }

  const openSocket = (url: string): PairingSocket => {
    urls.push(url)
    let isOpen = false
    let isFrozen = false
    const token = new URL(url).searchParams.get('auth')?.slice(0, relayTokenMax) ?? ''
    const read = readRelayToken(token, { now: now() })
    const later = (run: () => void) =>
      setImmediate(() => {
        if (!isFrozen) run()
      })
    const send = (text: string) =>
      later(() => isOpen && socket.onmessage?.({ data: text } as never))
    const client: Client = {
      id: 'token' in read ? read.token.clientId : '',
      topics: new Set(),
      open: new Map(),
      push({ from, key, ...data }) {
        last += 1
        client.open.set(String(last), { ...data, from, key })
        send(formatRelayCall(last, 'irn_subscription', { id: 'subscription', data }))
      },
      freeze() {
        isFrozen = true
      },
      close(code, reason) {
        clients.delete(client)
        isOpen = false
        setImmediate(() => socket.onclose?.({ code, reason } as never))
      },
    }
    const socket: PairingSocket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
      send: (text) => later(() => isOpen && take(client, text, send)),
      close: () => client.close(1_000, ''),
    }
    later(() => {
      if (!isOnline) return client.close(1_006, '')
      isOpen = true
      clients.add(client)
      socket.onopen?.({} as never)
      if ('fault' in read) client.close(3_000, read.fault)
      if (refusal !== undefined) client.close(3_000, refusal)
    })
    return socket
  }
  const restart = () => {
    for (const client of [...clients]) client.close(1_012, '')
  }
  return {
    openSocket,
    frames,
    urls,
    sockets: () => clients.size,
    restart,
    setOnline(online) {
      isOnline = online
      if (!online) restart()
    },
    freeze() {
      for (const client of clients) client.freeze()
    },
    setRefusal(reason) {
      refusal = reason
    },
    loseNextAck() {
      losesAck = true
    },
    push(topic, message, publishedAt = now()) {
      for (const client of clients) {
        const key = `${topic} ${message}`
        if (client.topics.has(topic))
          client.push({ topic, message, publishedAt, tag: 0, attestation: '', from: '', key })
      }
    },
    mailbox: () => stored,
  }
}
