import { randomBytes } from 'node:crypto'
import {
  createKeyPair,
  createPairingId,
  deriveSymKey,
  formatPairingUri,
  openEnvelope,
  type PairingMethod,
  pairingCalls,
  readPairingMessage,
  readPairingResult,
  sealEnvelope,
  topicOf,
} from '@foyer/protocol/pairing'
import {
  createRelayToken,
  formatRelayCall,
  formatRelayResult,
  readRelayFrame,
  relayCalls,
} from '@foyer/protocol/relay'
import * as v from 'valibot'
import { WebSocket } from 'ws'

type Answer = { result?: unknown; error?: { code: number; message: string } }
type Said = { topic: string; method: string; params: Record<string, unknown> }
export type Dapp = Awaited<ReturnType<typeof createDapp>>

const metadata = { name: 'Stall', description: 'A test', url: 'https://stall.test', icons: [] }

/** The page's end of a pairing, as bare as can be: what it does is what a test says. */
export async function createDapp(relayUrl: string) {
  const seed = randomBytes(32).toString('hex')
  const subject = randomBytes(32).toString('hex')
  const auth = createRelayToken({ seed, relayUrl, now: Date.now(), subject })
  const socket = new WebSocket(`${relayUrl}?auth=${auth}&projectId=local&useOnCloseEvent=true`)
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const keys = new Map<string, string>()
  const privateKeys = new Map<string, string>()
  const waiting = new Map<string, (answer: Answer) => void>()
  const said: Said[] = []
  const tags: number[] = []
  const heard = new Set<() => void>()
  let last = 0

  const ask = (method: Parameters<typeof formatRelayCall>[1], params: unknown) => {
    last = createPairingId(Date.now(), last)
    const id = String(last).padEnd(19, '0')
    socket.send(formatRelayCall(id, method, params))
    return new Promise<Answer>((resolve) => waiting.set(id, resolve))
  }
  const listen = (topic: string) => ask('irn_subscribe', { topic })
  const publish = (topic: string, text: string, { tag, ttl, prompt }: Delivery) => {
    const message = sealEnvelope({ symKey: keys.get(topic) ?? '', text })
    return ask('irn_publish', { topic, message, ttl, tag, prompt, attestation: '' })
  }

  const hear = (topic: string, text: string) => {
    const message = readPairingMessage(text)
    if (message.kind === 'result') waiting.get(String(message.id))?.({ result: message.result })
    if (message.kind === 'error') waiting.get(String(message.id))?.({ error: message.error })
    if (message.kind !== 'request') return
    const { id, method, params } = message
    said.push({ topic, method, params: params as Record<string, unknown> })
    const answer = JSON.stringify({ id, jsonrpc: '2.0', result: true })
    void publish(topic, answer, pairingCalls[method].response)
    for (const listener of [...heard]) listener()
  }

  socket.on('message', (bytes: Buffer) => {
    const frame = readRelayFrame(bytes.toString())
    if (frame.kind === 'result') waiting.get(String(frame.id))?.({ result: frame.result })
    if (frame.kind === 'error') waiting.get(String(frame.id))?.({ error: frame.error })
    if (frame.kind !== 'request') return
    socket.send(formatRelayResult(frame.id, true))
    const { data } = v.parse(relayCalls.irn_subscription.params, frame.params)
    const privateKey = privateKeys.get(data.topic)
    const key = privateKey ? { privateKey } : { symKey: keys.get(data.topic) ?? '' }
    const opened = openEnvelope({ ...key, envelope: data.message })
    tags.push(data.tag)
    if (!('fault' in opened)) hear(data.topic, opened.text)
  })

  const call = async (topic: string, method: PairingMethod, params: unknown) => {
    last = createPairingId(Date.now(), last)
    const id = last
    const answered = new Promise<Answer>((resolve) => waiting.set(String(id), resolve))
    await publish(
      topic,
      JSON.stringify({ id, jsonrpc: '2.0', method, params }),
      pairingCalls[method].request,
    )
    return answered
  }

  const pairing = async (methods: readonly string[] = []) => {
    const symKey = randomBytes(32).toString('hex')
    const topic = topicOf(symKey)
    keys.set(topic, symKey)
    await listen(topic)
    const expiresAt = Date.now() + 300_000
    return { topic, uri: formatPairingUri({ topic, symKey, expiresAt, methods }) }
  }

  return {
    said,
    tags,
    call,
    pairing,
    /** Proposes a session. `answered` is the wallet's answer; after a yes the topic of the session. */
    async propose(optionalNamespaces: unknown, requiredNamespaces: unknown = {}, over?: string) {
      const { topic, uri } = over ? { topic: over, uri: '' } : await pairing()
      const { privateKey, publicKey } = createKeyPair()
      const params = {
        requiredNamespaces,
        optionalNamespaces,
        relays: [{ protocol: 'irn' }],
        proposer: { publicKey, metadata },
        pairingTopic: topic,
        expiryTimestamp: Math.floor(Date.now() / 1_000) + 300,
      }
      const answered = call(topic, 'wc_sessionPropose', params).then(async ({ result, error }) => {
        if (error) return { error, topic: '' }
        const read = readPairingResult('wc_sessionPropose', result)
        const symKey = deriveSymKey(privateKey, read?.result.responderPublicKey ?? '') ?? ''
        const session = topicOf(symKey)
        keys.set(session, symKey)
        await listen(session)
        return { error: undefined, topic: session }
      })
      return { uri, topic, answered }
    },
    /** Signs in over a pairing. The answer comes in an envelope that brings its key along. */
    async authenticate(topic: string, authPayload: unknown) {
      const { privateKey, publicKey } = createKeyPair()
      const responses = topicOf(publicKey)
      privateKeys.set(responses, privateKey)
      await listen(responses)
      const answer = await call(topic, 'wc_sessionAuthenticate', {
        authPayload,
        requester: { publicKey, metadata },
        expiryTimestamp: Math.floor(Date.now() / 1_000) + 300,
      })
      const read = readPairingResult('wc_sessionAuthenticate', answer.result)
      const symKey = read && deriveSymKey(privateKey, read.result.responder.publicKey)
      if (!symKey) return { ...answer, topic: '' }
      keys.set(topicOf(symKey), symKey)
      await listen(topicOf(symKey))
      return { ...answer, topic: topicOf(symKey) }
    },
    request: (topic: string, chainId: string, method: string, params: unknown) =>
      call(topic, 'wc_sessionRequest', { chainId, request: { method, params } }),
    /** The next call of the wallet that is this one, or the one that came already. */
    saying(method: string, topic?: string): Promise<Said['params']> {
      return new Promise((resolve) => {
        const look = () => {
          const at = said.findIndex(
            (one) => one.method === method && (!topic || one.topic === topic),
          )
          if (at < 0) return
          heard.delete(look)
          resolve(said.splice(at, 1)[0]?.params ?? {})
        }
        heard.add(look)
        look()
      })
    },
    close: () => socket.close(),
  }
}

type Delivery = { tag: number; ttl: number; prompt: boolean }
