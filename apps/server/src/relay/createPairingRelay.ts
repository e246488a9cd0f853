import { hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { relayRefusals, relayRefusedCode, relayTtlDefaultS } from '@foyer/protocol/relay'
import type { Logger } from 'pino'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Config } from '../config/Config.js'
import { addressBehind } from '../http/clientAddress.js'
import { describeError } from '../http/describeError.js'
import type { RateLimiter } from '../limits/RateLimiter.js'
import type { RelayMetrics } from '../metrics/createRelayMetrics.js'
import type { Projects } from '../projects/createProjects.js'
import { admitSocket, type Credentials, credentialsOf } from './admitSocket.js'
import { answerPosted } from './answerPosted.js'
import { createCaller } from './createCaller.js'
import { createHub } from './createHub.js'
import type { MeasuredRelayStore } from './createMeasuredRelayStore.js'
import { createQuotas } from './createQuotas.js'
import { createSockets } from './createSockets.js'
import { quotasOf } from './quotasOf.js'
import type { RelaySender } from './RelaySocket.js'
import { refuseUpgrade } from './refuseUpgrade.js'
import { relayNames } from './relayNames.js'

/** A call over HTTP; what it says is read when it is known who says it. */
type PostedCall = {
  readonly address: string
  readonly authorization: string | undefined
  readonly origin: string | undefined
  readonly query: URLSearchParams
  read(): Promise<string>
}

/** So often processes tell each other how many calls they counted. */
const shareEveryMs = 1_000

/** The relay over which pages and wallets talk to each other; it cannot read what they say. */
export type PairingRelay = {
  /** Makes a socket of a request to the relay's path, or refuses it. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Answers a call without a socket: with JSON-RPC, or with a status and a sentence. */
  post(call: PostedCall): Promise<{ status: number; text: string }>
  /** Removes what nobody can get any more. */
  forget(): Promise<void>
  /** Lets no one in any more, answers what was asked, for so long at most, and closes all sockets. */
  stop(waitMs: number): Promise<void>
}

export function createPairingRelay({
  config,
  limiter,
  log,
  metrics,
  now,
  port,
  projects,
  store,
}: createPairingRelay.Parts): PairingRelay {
  const limits = {
    topicsMax: config.relayTopics,
    ttlDefaultS: relayTtlDefaultS,
    ttlMaxS: config.relayTtlSeconds,
  }
  const hub = createHub({ mailboxMax: config.relayMailbox, metrics, now, store })
  const receive = createCaller({ hub, limits, log, metrics, now, store })
  const sockets = createSockets({ hub, pingMs: config.relayPingMs, receive })
  const quotas = createQuotas(now, limiter)
  // Who could not be asked is asked again the next time; the limiter says that it counts alone.
  const share = () => void quotas.share().catch(() => undefined)
  const sharing = limiter && setInterval(share, shareEveryMs).unref()
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: config.relayFrameBytes,
    perMessageDeflate: false,
    clientTracking: false,
  })
  let names: ReadonlySet<string> | undefined
  const admission = {
    names: () => {
      names ??= relayNames(config, port())
      return names
    },
    now,
    projects,
  }
  metrics.watch({
    sockets: sockets.count,
    topics: hub.topics,
    waiting: store.count,
    bytes: store.bytes,
  })

  /** Who it is, and what it may do as long as it is there; that has to be released. */
  const admit = async (credentials: Credentials, address: string) => {
    const admitted = await admitSocket(credentials, admission)
    if ('refusal' in admitted) {
      metrics.refused(admitted.refusal)
      return admitted
    }
    const { clientId } = admitted
    const { projectId: project } = credentials
    const allowance = quotas.open(quotasOf(config, { address, client: clientId, project }))
    if (!allowance) metrics.refused('quota')
    const sender: RelaySender = { clientId, project, source: sourceOf(address) }
    return { sender, allowance }
  }
  const post: PairingRelay['post'] = async ({ address, authorization, origin, query, read }) => {
    if (sockets.isStopping()) return { status: 503, text: 'The relay is going away' }
    const admitted = await admit(credentialsOf({ authorization, origin }, query), address)
    if ('refusal' in admitted) return { status: 401, text: relayRefusals[admitted.refusal] }
    const { allowance, sender } = admitted
    if (!allowance) return { status: 429, text: 'Too many calls, try again later' }
    try {
      return {
        status: 200,
        text: await answerPosted(await read(), { allowance, sender, receive }),
      }
    } finally {
      allowance.release()
    }
  }
  const open = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const query = new URL(request.url ?? '', 'http://relay').searchParams
    const admitted = await admit(
      credentialsOf(request.headers, query),
      addressOf(request, config.proxies),
    )
    if (sockets.isStopping()) return refuseUpgrade(socket, 503, 'The relay is going away')
    const accept = (then: (opened: WebSocket) => void) =>
      server.handleUpgrade(request, socket, head, then)

    if ('refusal' in admitted) {
      const text = relayRefusals[admitted.refusal]
      // A page cannot read the answer to a refused upgrade, but it hears why a socket was closed.
      if (query.get('useOnCloseEvent') === 'true')
        return accept((opened) => sockets.refuse(opened, relayRefusedCode, text))
      return refuseUpgrade(socket, 401, text)
    }
    const { allowance, sender } = admitted
    if (!allowance) return refuseUpgrade(socket, 429, 'Too many sockets, try again later')
    socket.once('close', allowance.release)
    accept((opened) => sockets.add(opened, socket, { sender, allowance }))
  }

  return {
    upgrade(request, socket, head) {
      const fail = () => socket.destroy()
      socket.once('error', fail)
      open(request, socket, head)
        .catch((error: unknown) => {
          log.error(describeError(error), 'A socket of the relay could not be opened')
          refuseUpgrade(socket, 500, 'The relay failed')
        })
        .finally(() => socket.off('error', fail))
    },
    post,
    forget: () => store.forget(),
    async stop(waitMs) {
      clearInterval(sharing)
      await sockets.stop(waitMs)
      await store.close()
    },
  }
}

export declare namespace createPairingRelay {
  type Parts = {
    config: Config
    /** Counts calls for several processes together; without it this one is alone. */
    limiter?: RateLimiter | undefined
    log: Logger
    metrics: RelayMetrics
    now(): number
    /** The port it listens on. */
    port(): number
    projects: Pick<Projects, 'find'>
    store: MeasuredRelayStore
  }
}

function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = headers['x-forwarded-for']
  const claimed = Array.isArray(forwarded) ? forwarded.join(',') : forwarded
  return addressBehind(proxies, claimed, socket.remoteAddress ?? '')
}

/** It tells apart what waits of whom; the address itself is not kept. */
const sourceOf = (address: string) => hash('sha256', `relay ${address}`, 'base64url').slice(0, 22)
