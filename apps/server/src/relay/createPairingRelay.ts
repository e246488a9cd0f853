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
import { admitSocket, credentialsOf } from './admitSocket.js'
import { createCaller } from './createCaller.js'
import { createHub } from './createHub.js'
import { createQuotas, type Quota } from './createQuotas.js'
import { createSockets } from './createSockets.js'
import type { RelayStore } from './RelayStore.js'
import { refuseUpgrade } from './refuseUpgrade.js'
import { relayNames } from './relayNames.js'

/** So often processes tell each other how many calls they counted. */
const shareEveryMs = 1_000

/** The relay over which pages and wallets talk to each other; it cannot read what they say. */
export type PairingRelay = {
  /** Makes a socket of a request to the relay's path, or refuses it. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
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
  metrics.watch({ sockets: sockets.count, topics: hub.topics, waiting: store.count })

  const open = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const query = new URL(request.url ?? '', 'http://relay').searchParams
    const credentials = credentialsOf(request, query)
    const admitted = await admitSocket(credentials, admission)
    if (sockets.isStopping()) return refuseUpgrade(socket, 503, 'The relay is going away')
    const accept = (then: (opened: WebSocket) => void) =>
      server.handleUpgrade(request, socket, head, then)

    if ('refusal' in admitted) {
      metrics.refused(admitted.refusal)
      const text = relayRefusals[admitted.refusal]
      // A page cannot read the answer to a refused upgrade, but it hears why a socket was closed.
      if (query.get('useOnCloseEvent') === 'true')
        return accept((opened) => sockets.refuse(opened, relayRefusedCode, text))
      return refuseUpgrade(socket, 401, text)
    }
    const { clientId: client } = admitted
    const { projectId: project } = credentials
    const address = addressOf(request, config.proxies)
    const allowance = quotas.open(quotasOf(config, { address, client, project }))
    if (!allowance) {
      metrics.refused('quota')
      return refuseUpgrade(socket, 429, 'Too many sockets, try again later')
    }
    socket.once('close', allowance.release)
    accept((opened) => sockets.add(opened, client, allowance))
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
    store: RelayStore
  }
}

function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = headers['x-forwarded-for']
  const claimed = Array.isArray(forwarded) ? forwarded.join(',') : forwarded
  return addressBehind(proxies, claimed, socket.remoteAddress ?? '')
}

function quotasOf(
  config: Config,
  { address, client, project }: { address: string; client: string; project: string },
): ReadonlyMap<string, Quota> {
  const quota = (callsPerMinute: number, sockets: number) => ({ callsPerMinute, sockets })
  return new Map([
    [`address ${address}`, quota(config.relayAddressCalls, config.relayAddressSockets)],
    [`client ${client}`, quota(config.relayClientCalls, config.relayClientSockets)],
    [`project ${project}`, quota(config.relayProjectCalls, config.relayProjectSockets)],
  ])
}
