import {
  createKeyPair,
  createPairingId,
  deriveSymKey,
  openEnvelope,
  type PairingMessage,
  type PairingMethod,
  pairingCalls,
  parsePairingUri,
  readPairingMessage,
  sealEnvelope,
  topicOf,
} from '@foyer/protocol/pairing'
import { connectTestPeer, type TestWalletOptions } from './connectTestPeer.js'

/** What came to the wallet over a topic, opened. */
export type Heard = { readonly topic: string } & PairingMessage

export const walletNamespaces = {
  eip155: {
    accounts: ['eip155:1:0x1111111111111111111111111111111111111111'],
    methods: ['personal_sign', 'eth_sendTransaction'],
    events: ['chainChanged', 'accountsChanged'],
  },
}

/** A wallet by hand: honest by its defaults, and as hostile as a test makes it. */
export async function createTestWallet(options: TestWalletOptions) {
  const keys = new Map<string, string>()
  const heard: Heard[] = []
  const waits = new Set<() => void>()
  const own = createKeyPair()
  let lastId = 0

  const peer = await connectTestPeer(options, (topic, envelope) => {
    const symKey = keys.get(topic)
    const opened = symKey && openEnvelope({ envelope, symKey })
    if (!opened || 'fault' in opened) return
    heard.push({ topic, ...readPairingMessage(opened.text) })
    for (const look of [...waits]) look()
  })
  const nextId = () => {
    lastId = createPairingId(options.now(), lastId)
    return lastId
  }
  /** The first message, also of those that came before, for which `find` is true. Each is given once. */
  const next = <found extends Heard>(find: (message: Heard) => message is found) =>
    new Promise<found>((resolve) => {
      const look = () => {
        const index = heard.findIndex(find)
        const [message] = index < 0 ? [] : heard.splice(index, 1)
        if (!message) return
        waits.delete(look)
        resolve(message as found)
      }
      waits.add(look)
      look()
    })
  type Call = Extract<Heard, { kind: 'request' }>
  const nextCall = <method extends PairingMethod>(method: method) =>
    next(
      (message): message is Extract<Call, { method: method }> =>
        message.kind === 'request' && message.method === method,
    )
  const nextAnswer = (id: number) =>
    next(
      (message): message is Extract<Heard, { kind: 'result' | 'error' }> =>
        message.id === id && (message.kind === 'result' || message.kind === 'error'),
    )
  const say = (topic: string, message: unknown, tag = 0, ttl = 300) =>
    peer.publish({
      topic,
      message: sealEnvelope({ symKey: keyOf(topic), text: JSON.stringify(message) }),
      tag,
      ttl,
    })
  const keyOf = (topic: string) => keys.get(topic) ?? ''

  /** Calls the page; resolves to the id. */
  const call = async (topic: string, method: PairingMethod, params: unknown, id = nextId()) => {
    const { tag, ttl } = pairingCalls[method].request
    await say(topic, { id, jsonrpc: '2.0', method, params }, tag, ttl)
    return id
  }
  const reply = (topic: string, method: PairingMethod, id: number, answer: object) =>
    say(topic, { id, jsonrpc: '2.0', ...answer }, pairingCalls[method].response.tag)

  const watch = async (topic: string, symKey: string) => {
    keys.set(topic, symKey)
    await peer.subscribe(topic)
  }
  const pair = async (text: string) => {
    const parsed = parsePairingUri(text, { now: options.now() })
    if ('fault' in parsed) throw new Error(parsed.fault)
    const { topic, symKey } = parsed.uri
    await watch(topic, symKey)
    return nextCall('wc_sessionPropose')
  }
  /** Says yes to a proposal, without the settlement. */
  const accept = async ({ topic, id, params }: Awaited<ReturnType<typeof pair>>) => {
    const symKey = deriveSymKey(own.privateKey, params.proposer.publicKey) ?? ''
    const session = topicOf(symKey)
    await watch(session, symKey)
    const result = { relay: { protocol: 'irn' }, responderPublicKey: own.publicKey }
    return { session, say: () => reply(topic, 'wc_sessionPropose', id, { result }) }
  }
  const settle = (session: string, changes: object = {}) =>
    call(session, 'wc_sessionSettle', {
      relay: { protocol: 'irn' },
      controller: {
        publicKey: own.publicKey,
        metadata: { name: 'Pocket', description: '', url: 'https://pocket.example', icons: [] },
      },
      namespaces: walletNamespaces,
      expiry: Math.floor(options.now() / 1_000) + 604_800,
      ...changes,
    })
  return {
    publicKey: own.publicKey,
    peer,
    keyOf,
    /** What the same wallet knows from its storage. */
    learn: (topic: string, symKey: string) => void keys.set(topic, symKey),
    nextCall,
    nextAnswer,
    say,
    call,
    reply,
    pair,
    accept,
    settle,
    /** Pairs, accepts and settles; resolves to the topic of the session and how the page answered. */
    async approve(uri: string, changes: object = {}) {
      const accepted = await accept(await pair(uri))
      await accepted.say()
      const id = await settle(accepted.session, changes)
      return { session: accepted.session, answer: await nextAnswer(id) }
    },
    /** Answers a sign-in, in an envelope that brings the wallet's key along. */
    async signIn(requester: string, id: number, answer: object, keys = own) {
      const symKey = deriveSymKey(keys.privateKey, requester) ?? ''
      const text = JSON.stringify({ id, jsonrpc: '2.0', ...answer })
      const message = sealEnvelope({ symKey, text, senderPublicKey: keys.publicKey })
      await watch(topicOf(symKey), symKey)
      await peer.publish({ topic: topicOf(requester), message, tag: 1117, ttl: 3_600 })
      return topicOf(symKey)
    },
    /** Answers the next request of the page. */
    async answer(answer: object) {
      const request = await nextCall('wc_sessionRequest')
      await reply(request.topic, 'wc_sessionRequest', request.id, answer)
      return request
    },
  }
}

export type TestWallet = Awaited<ReturnType<typeof createTestWallet>>
