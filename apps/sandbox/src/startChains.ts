import { accounts, furnish } from './chain/furnish.js'
import { type PlannedChain, plan } from './chain/plan.js'
import { sendPastTransactions } from './chain/sendPastTransactions.js'
import type { World, WorldChain } from './chain/world.js'
import { claimPort } from './claimPort.js'
import { type LocalNode, startNode } from './node/startNode.js'
import { startProcessGuard } from './node/startProcessGuard.js'

export type SandboxChains = {
  readonly world: World
  /** Process ids of the local chains, in the order of `world.chains`. */
  readonly pids: readonly number[]
  /** Ends everything that was started. Resolves when no process is left. May be called twice. */
  stop(): Promise<void>
}

/**
 * Starts the sandbox's local chains with what is on them, and nothing else.
 *
 * @throws `PortTakenError` when another program has a port; nothing is left running then
 */
export async function startChains({
  firstPort = 0,
  count = plan.chains.length,
}: startChains.Parameters = {}): Promise<SandboxChains> {
  const ends: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end()
  }
  const planned = plan.chains.slice(0, count)
  try {
    const ports = await Promise.all(planned.map((chain, index) => claim(chain, firstPort, index)))
    const nodes = await startNodes(planned, ports, ends)
    const chains = await Promise.all(
      planned.map((chain, index) => arrange(nodes[index]?.rpcUrl ?? '', chain)),
    )
    return { world: { chains, accounts }, pids: nodes.map(({ pid }) => pid), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

export declare namespace startChains {
  type Parameters = {
    /** The first chain's port; the others follow. Default: any free ones. */
    firstPort?: number | undefined
    /** How many of the chains. Default: all. */
    count?: number
  }
}

async function arrange(rpcUrl: string, planned: PlannedChain): Promise<WorldChain> {
  const chain = await furnish(rpcUrl, planned)
  if (planned.configured) await sendPastTransactions(chain, planned)
  return chain
}

/** Waits for all, also when one fails: whatever runs by then must be known, to be ended. */
async function startNodes(
  planned: readonly PlannedChain[],
  ports: readonly number[],
  ends: (() => Promise<unknown>)[],
) {
  const warden = startProcessGuard()
  ends.push(warden.stop)
  const nodes: LocalNode[] = []
  const starting = planned.map(async ({ id }, index) => {
    const node = await startNode({ chainId: id, port: ports[index] ?? 0, spawned: warden.watch })
    ends.push(node.stop)
    nodes[index] = node
  })
  for (const result of await Promise.allSettled(starting))
    if (result.status === 'rejected') throw result.reason
  return nodes
}

function claim({ name }: PlannedChain, firstPort: number, index: number) {
  const use = { what: `the chain ${name}`, flag: '--node-port', variable: 'FOYER_NODE_PORT' }
  return claimPort(firstPort === 0 ? 0 : firstPort + index, use)
}
