import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { createRelayMetrics, type RelayMetrics } from './createRelayMetrics.js'

/** What the server counts of itself, for Prometheus. Labels are routes and statuses, never values. */
export type Metrics = {
  answered(request: { method: string; route: string; status: number; seconds: number }): void
  /** A node of a network was asked; by its place in the configuration. */
  nodeCalled(call: { network: string; node: number; outcome: string }): void
  /** A call of a chain was answered without a node. */
  saved(call: { network: string; how: string }): void
  /** How far the blocks of a network were read, and the newest that its nodes know. */
  indexed(network: string, state: { head: number; block: number }): void
  /** Limits of a request were counted in this process alone, because Redis did not answer. */
  limitedAlone(): void
  /** A sign-in with a wallet was taken (`done`), or refused for this reason. */
  signedIn(outcome: string): void
  /** The relay of wallets and pages. */
  relay: RelayMetrics
  /** The page that Prometheus reads, and its type. */
  print(): Promise<{ type: string; text: string }>
}

export function createMetrics(): Metrics {
  const register = new Registry()
  const labelNames = ['method', 'route', 'status'] as const
  const requests = new Counter({
    name: 'foyer_http_requests_total',
    help: 'Requests answered.',
    labelNames,
    registers: [register],
  })
  const seconds = new Histogram({
    name: 'foyer_http_request_seconds',
    help: 'How long an answer took.',
    labelNames: ['method', 'route'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  })
  const calls = new Counter({
    name: 'foyer_chain_calls_total',
    help: 'Calls made to nodes, by what came of them.',
    labelNames: ['network', 'node', 'outcome'],
    registers: [register],
  })
  const savedCalls = new Counter({
    name: 'foyer_chain_calls_saved_total',
    help: 'Calls of pages that no node was asked for.',
    labelNames: ['network', 'how'],
    registers: [register],
  })
  const heads = new Gauge({
    name: 'foyer_index_head',
    help: 'The newest block that the nodes of a network know.',
    labelNames: ['network'],
    registers: [register],
  })
  const blocks = new Gauge({
    name: 'foyer_index_block',
    help: 'The last block of a network that was read.',
    labelNames: ['network'],
    registers: [register],
  })
  const alone = new Counter({
    name: 'foyer_limits_alone_total',
    help: 'Requests whose limits this process counted alone, because Redis did not answer.',
    registers: [register],
  })
  const signIns = new Counter({
    name: 'foyer_sign_ins_total',
    help: 'Sign-ins with a wallet, by what came of them.',
    labelNames: ['outcome'],
    registers: [register],
  })
  return {
    signedIn: (outcome) => signIns.inc({ outcome }),
    limitedAlone: () => alone.inc(),
    relay: createRelayMetrics(register),
    indexed(network, { head, block }) {
      heads.set({ network }, head)
      blocks.set({ network }, block)
    },
    nodeCalled: (call) => calls.inc(call),
    saved: (call) => savedCalls.inc(call),
    answered({ method, route, status, seconds: taken }) {
      requests.inc({ method, route, status })
      seconds.observe({ method, route }, taken)
    },
    print: async () => ({ type: register.contentType, text: await register.metrics() }),
  }
}
