import { randomBytes } from 'node:crypto'
import { createRelayToken } from '@foyer/protocol/relay'
import { WebSocket } from 'ws'
import { type PairingTimes, pairUp } from './pairUp.js'

/*
 * A process that loads a relay: `load.ts <relay> <project>`. It holds sockets, and has pairs of clients talk to
 * each other, for the seconds that it was given; then it ends by itself, at the latest with the bench.
 */
export type Asked =
  | { readonly type: 'hold'; readonly sockets: number }
  | { readonly type: 'meet'; readonly pairs: number }
  | {
      readonly type: 'talk'
      readonly inFlight: number
      readonly seconds: number
      /** So many messages are sent, however long that takes: on a busy machine seconds alone measure code that is not warm. */
      readonly least?: number
    }
  | { readonly type: 'pair'; readonly rounds: number }

export type Answered = {
  /** Messages that were published, delivered and acknowledged. */
  readonly messages: number
  readonly seconds: number
  /** Milliseconds from publishing until delivery, one message in flight after another on its pair. */
  readonly times: readonly number[]
  /** Answers other than a result. */
  readonly refused: number
}

const [, , relayUrl = '', projectId = ''] = process.argv
const patienceMs = 10 * 60_000
/** Topics of a wallet that has a few sessions. */
const topicsOfIdle = 3
/** Characters of a message; a request to sign has about as many. */
const messageSize = 700
const kept: WebSocket[] = []
const met: Pair[] = []
let hear: Hear | undefined
let refuse: () => void = () => undefined

process.on('disconnect', () => process.exit(0))
setTimeout(() => process.exit(1), patienceMs).unref()
process.on('message', (asked: Asked) => {
  answer(asked).then(
    (answered) => process.send?.(answered),
    (error) => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.send?.('ready')

function answer(asked: Asked): Promise<Answered | PairingTimes> {
  if (asked.type === 'hold') return hold(asked.sockets)
  if (asked.type === 'meet') return meet(asked.pairs)
  if (asked.type === 'talk') return talk(asked)
  return pairUp(relayUrl, projectId, asked.rounds)
}

/** Opens sockets that only listen. */
async function hold(count: number): Promise<Answered> {
  const began = performance.now()
  const one = async () => {
    const { socket, call } = await open()
    kept.push(socket)
    await call('irn_batchSubscribe', { topics: Array.from({ length: topicsOfIdle }, topic) })
  }
  for (let opened = 0; opened < count; opened += 50)
    await Promise.all(Array.from({ length: Math.min(50, count - opened) }, one))
  return { messages: 0, seconds: (performance.now() - began) / 1000, times: [], refused: 0 }
}

/** Opens pairs of clients, one of which listens to the other. They stay for all that is talked. */
async function meet(count: number): Promise<Answered> {
  const began = performance.now()
  while (met.length < count) met.push(await pair())
  return { messages: 0, seconds: (performance.now() - began) / 1000, times: [], refused: 0 }
}

type Pair = { readonly from: WebSocket; readonly topic: string }
/** Told of a message of a pair. */
type Hear = (message: string) => void

async function pair(): Promise<Pair> {
  const [from, to, shared] = [await open(), await open(), topic()]
  await to.call('irn_subscribe', { topic: shared })
  to.socket.on('message', (data) => {
    const { id, method, params } = JSON.parse(String(data)) as Frame
    if (method !== 'irn_subscription') return
    to.socket.send(JSON.stringify({ id, jsonrpc: '2.0', result: true }))
    hear?.(params?.data?.message ?? '')
  })
  from.socket.on('message', (data) => {
    if (String(data).includes('"error"')) refuse()
  })
  return { from: from.socket, topic: shared }
}

type Talk = Extract<Asked, { type: 'talk' }>

/** Publishes to the other of a pair whenever a message arrived, so that so many are always on their way. */
async function talk({ inFlight, seconds, least = 0 }: Talk): Promise<Answered> {
  const filling = randomBytes(messageSize)
    .toString('base64')
    .slice(0, messageSize - 12)
  const sentAt = new Map<number, number>()
  const times: number[] = []
  let sent = 0
  let refused = 0
  let talking = true
  let end: () => void = () => undefined
  /** All that is on its way arrives, so that none of it is counted with what is talked next. */
  const continueLoad = () => {
    if (talking || sent < least) publish()
    else if (sent === times.length + refused) end()
  }
  const publish = () => {
    const chosen = met[sent % met.length]
    if (!chosen) return
    sentAt.set(sent, performance.now())
    const message = String(sent).padStart(12, '0') + filling
    sent += 1
    const params = { topic: chosen.topic, message, ttl: 300, tag: 1108, prompt: true }
    chosen.from.send(frame('irn_publish', params))
  }
  hear = (message) => {
    const nth = Number(message.slice(0, 12))
    times.push(performance.now() - (sentAt.get(nth) ?? Number.NaN))
    sentAt.delete(nth)
    continueLoad()
  }
  refuse = () => {
    refused += 1
    continueLoad()
  }
  const began = performance.now()
  await new Promise<void>((resolve) => {
    end = resolve
    for (let nth = 0; nth < inFlight; nth += 1) publish()
    setTimeout(() => {
      talking = false
    }, seconds * 1000)
  })
  hear = undefined
  return { messages: times.length, seconds: (performance.now() - began) / 1000, times, refused }
}

type Frame = {
  readonly id: string | number
  readonly method?: string
  readonly params?: { readonly data?: { readonly message: string } }
  readonly error?: { readonly message: string }
}

let calls = 0

function frame(method: string, params: object): string {
  calls += 1
  const id = `${Date.now()}${String(calls % 1_000_000).padStart(6, '0')}`
  return JSON.stringify({ id, jsonrpc: '2.0', method, params })
}

/** A client of its own, with a key of its own, as every browser has. */
async function open() {
  const auth = createRelayToken({ seed: topic(), relayUrl, now: Date.now(), subject: topic() })
  const query = new URLSearchParams({ auth, projectId, useOnCloseEvent: 'true' })
  const socket = new WebSocket(`${relayUrl}?${query}`, { perMessageDeflate: false })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve).once('error', reject)
    socket.once('close', (code, reason) => reject(new Error(`The relay closed: ${code} ${reason}`)))
  })
  const call = (method: string, params: object) =>
    new Promise<void>((resolve, reject) => {
      socket.once('message', (data) => {
        const { error } = JSON.parse(String(data)) as Frame
        if (error) reject(new Error(error.message))
        else resolve()
      })
      socket.send(frame(method, params))
    })
  return { socket, call }
}

function topic(): string {
  return randomBytes(32).toString('hex')
}
