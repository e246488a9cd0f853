import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { relayRefusedCode, relayTtlDefaultS } from '@foyer/protocol/relay'
import type { Logger } from 'pino'
import { type WebSocket, WebSocketServer } from 'ws'
import { everyUnref } from '../bounds/timers/everyUnref.js'
import type { Config } from '../config/Config.js'
import { describeError } from '../errors/describeError.js'
import { addressBehind } from '../http/clientAddress.js'
import type { RateLimiter } from '../limits/RateLimiter.js'
import type { RelayMetrics } from '../metrics/createRelayMetrics.js'
import type { Projects } from '../projects/createProjects.js'
import { credentialsOf } from './admitSocket.js'
import { answerPosted } from './answerPosted.js'
import { createAdmission } from './createAdmission.js'
import { createCaller } from './createCaller.js'
import { createHub } from './createHub.js'
import type { MeasuredRelayStore } from './createMeasuredRelayStore.js'
import { createQuotas } from './createQuotas.js'
import { createSockets } from './createSockets.js'
import { refuseUpgrade } from './refuseUpgrade.js'

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
  /** Removes messages whose time is up. */
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
  const sockets = createSockets({
    held: { sourceMax: config.relayAddressHeldBytes, allMax: config.relayHeldBytes },
    topics: { sourceMax: config.relayAddressTopics, allMax: config.relayAllTopics },
    ...{ hub, pingMs: config.relayPingMs, receive },
  })
  const quotas = createQuotas(now, limiter)
  // A failed exchange is repeated the next time; the limiter logs that it counts alone.
  const share = () => void quotas.share().catch(() => undefined)
  const sharing = limiter && everyUnref(shareEveryMs, share)
  const socketOptions = {
    noServer: true,
    maxPayload: config.relayFrameBytes,
    // Clients send a frame in one part or a few, and each takes far more room than its bytes. The types do not know these two.
    maxFragments: 256,
    maxBufferedChunks: 16_384,
    perMessageDeflate: false,
    clientTracking: false,
  }
  const server = new WebSocketServer(socketOptions)
  const admit = createAdmission({ config, metrics, now, port, projects, quotas })
  metrics.watch({
    sockets: sockets.count,
    topics: hub.topics,
    waiting: store.count,
    bytes: store.bytes,
  })

  const post: PairingRelay['post'] = async ({ address, authorization, origin, query, read }) => {
    if (sockets.isStopping()) return { status: 503, text: 'The relay is going away' }
    const admitted = await admit(credentialsOf({ authorization, origin }, query), address)
    if (admitted.kind === 'crowded') return { status: 429, text: 'Too many calls, try again later' }
    const { allowance } = admitted
    try {
      if (admitted.kind === 'refused') return { status: 401, text: admitted.text }
      const { sender } = admitted
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
    if (admitted.kind === 'crowded')
      return refuseUpgrade(socket, 429, 'Too many sockets, try again later')
    const { allowance } = admitted
    // One that was reset meanwhile has been closed, and will not be again.
    if (socket.destroyed) return allowance.release()
    socket.once('close', allowance.release)
    if (sockets.isStopping()) return refuseUpgrade(socket, 503, 'The relay is going away')
    const accept = (then: (opened: WebSocket) => void) =>
      server.handleUpgrade(request, socket, head, then)

    if (admitted.kind === 'refused') {
      // A page cannot read the answer to a refused upgrade, but it hears why a socket was closed.
      if (query.get('useOnCloseEvent') === 'true')
        return accept((opened) => sockets.refuse(opened, relayRefusedCode, admitted.text))
      return refuseUpgrade(socket, 401, admitted.text)
    }
    const { sender } = admitted
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
      sharing?.()
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
