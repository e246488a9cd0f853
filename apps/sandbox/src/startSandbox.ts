import { accounts, furnish } from './chain/furnish.js'
import { plan } from './chain/plan.js'
import type { World } from './chain/world.js'
import { claimPort } from './claimPort.js'
import { buildDemo } from './demo/buildDemo.js'
import { serveDemo } from './demo/serveDemo.js'
import { type LocalNode, startNode } from './node/startNode.js'
import { startWarden } from './node/startWarden.js'

export type Sandbox = {
  /** The demo. */
  readonly url: string
  readonly world: World
  /** Process ids of the local chains, in the order of `world.chains`. */
  readonly pids: readonly number[]
  /** Ends everything that was started. Resolves when no process is left. May be called twice. */
  stop(): Promise<void>
}

/**
 * Starts the whole world on this machine, without the internet: three local chains with coins and
 * a collection, and the demo.
 *
 * @throws `PortTakenError` when another program has a port; nothing is left running then
 */
export async function startSandbox({
  ports = {},
  dist,
  log = () => {},
}: startSandbox.Parameters = {}): Promise<Sandbox> {
  const ends: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end()
  }
  try {
    const demoPort = await claimPort(ports.demo ?? 0, demoUse)
    const nodePorts = await Promise.all(
      plan.chains.map((_, index) => claimNode(ports.nodes, index)),
    )
    const building = dist === undefined ? buildDemo() : Promise.resolve(dist)
    const [folder, nodes] = await Promise.all([building, startNodes(nodePorts, ends)])
    const chains = await Promise.all(
      plan.chains.map((planned, index) => furnish(nodes[index]?.rpcUrl ?? '', planned)),
    )
    for (const { name, id, rpcUrl } of chains) log(`${name} (${id}) at ${rpcUrl}`)
    const world = { chains, accounts }
    const server = await serveDemo({ dist: folder, port: demoPort, world })
    ends.push(server.stop)
    return { url: server.url, world, pids: nodes.map(({ pid }) => pid), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

export declare namespace startSandbox {
  type Parameters = {
    ports?: {
      /** The demo's port. Default: any free one. */
      demo?: number
      /** The first chain's port; the others follow. Default: any free ones. */
      nodes?: number
    }
    /** A built demo to serve. Default: builds apps/demo when it changed. */
    dist?: string
    /** Hears where each chain is. */
    log?: (line: string) => void
  }
}

/** Waits for all, also when one fails: whatever runs by then must be known, to be ended. */
async function startNodes(ports: readonly number[], ends: (() => Promise<unknown>)[]) {
  const warden = startWarden()
  ends.push(warden.stop)
  const nodes: LocalNode[] = []
  const starting = plan.chains.map(async ({ id }, index) => {
    const node = await startNode({ chainId: id, port: ports[index] ?? 0, spawned: warden.watch })
    ends.push(node.stop)
    nodes[index] = node
  })
  for (const result of await Promise.allSettled(starting))
    if (result.status === 'rejected') throw result.reason
  return nodes
}

const demoUse = { what: 'the demo', flag: '--port', variable: 'FOYER_PORT' }

function claimNode(first = 0, index = 0) {
  const use = {
    what: `the chain ${plan.chains[index]?.name}`,
    flag: '--node-port',
    variable: 'FOYER_NODE_PORT',
  }
  return claimPort(first === 0 ? 0 : first + index, use)
}
