import type { World } from './chain/world.js'
import { claimPorts } from './claimPorts.js'
import { buildDemo } from './demo/buildDemo.js'
import { buildPocket } from './pocket/buildPocket.js'
import { startChains } from './startChains.js'
import { startOtherChains } from './startOtherChains.js'
import { startServed } from './startServed.js'
import { buildWallet } from './wallet/buildWallet.js'

export type Sandbox = {
  /** The demo. */
  readonly url: string
  readonly world: World
  /** Opens the server's page of events. Another one every time. */
  readonly adminToken: string
  /** Process ids of the local chains, in the order of `world.chains`. */
  readonly pids: readonly number[]
  /** Ends everything that was started. Resolves when no process is left. May be called twice. */
  stop(): Promise<void>
}

/**
 * Starts the whole world on this machine, without the internet: three local chains with coins and
 * a collection, a network of Solana, one of Bitcoin where its node is named, Foyer's server for them, the guard, a mailbox, what plays the providers of logins, the till, the demo, and Pocket
 * Wallet, which stands for a wallet on a phone.
 *
 * @throws `PortTakenError` when another program has a port; nothing is left running then
 */
export async function startSandbox({
  ports = {},
  dist,
  pocketDist,
  walletDist,
  litecoind,
  log = () => {},
}: startSandbox.Parameters = {}): Promise<Sandbox> {
  const ends: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end()
  }
  try {
    const claimed = await claimPorts(ports)
    const building = dist === undefined ? buildDemo() : Promise.resolve(dist)
    // Both run side by side: when one fails, the other has to be heard all the same.
    const [built, started, loaded, pocketBuilt, walletBuilt, beside] = await Promise.allSettled([
      building,
      startChains({ firstPort: ports.nodes }),
      // Much to load: meanwhile the chains start.
      import('./server/startLocalServer.js'),
      pocketDist ?? buildPocket(),
      walletDist ?? buildWallet(),
      startOtherChains(litecoind),
    ])
    if (beside.status === 'fulfilled') ends.push(beside.value.stop)
    if (started.status === 'rejected') throw started.reason
    const { pids, stop: stopChains, world: evmChains } = started.value
    ends.push(stopChains)
    if (built.status === 'rejected') throw built.reason
    if (loaded.status === 'rejected') throw loaded.reason
    if (pocketBuilt.status === 'rejected') throw pocketBuilt.reason
    if (walletBuilt.status === 'rejected') throw walletBuilt.reason
    if (beside.status === 'rejected') throw beside.reason

    const chainsAlone: World = { ...evmChains, ...beside.value.world }

    const served = await startServed({
      chains: chainsAlone,
      dist: built.value,
      walletDist: walletBuilt.value,
      pocketDist: pocketBuilt.value,
      ports: claimed,
      hasFarcaster: true,
    })
    ends.push(served.stop)
    const { url, world, adminToken } = served
    const places = world.chains.map(({ name, id, rpcUrl }) => `${name} (${id}) at ${rpcUrl}`)
    for (const place of [...places, ...beside.value.places]) log(place)
    return { url, world, adminToken, pids, stop }
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
      /** The server's port. Default: any free one. */
      server?: number
      /** Pocket Wallet's port. Default: any free one. */
      pocket?: number
      /** The embedded wallet's port. Default: any free one. */
      wallet?: number
      /** The guard's port. Default: any free one. */
      guard?: number
      /** The mailbox's port. Default: any free one. */
      mailbox?: number
      /** The port of what plays the providers of logins. Default: any free one. */
      identity?: number
      /** The port of the server that lies about swaps. Default: any free one. */
      liar?: number
      /** The port of the till, where coins are bought. Default: any free one. */
      till?: number
    }
    /** A built demo to serve. Default: builds apps/demo when it changed. */
    dist?: string
    /** A built Pocket Wallet to serve. Default: builds it when it changed. */
    pocketDist?: string
    /** A built embedded wallet to serve. Default: builds apps/wallet when it changed. */
    walletDist?: string
    /** The path of litecoind. Without it the world has no network of Bitcoin. */
    litecoind?: string | undefined
    /** Hears where each chain is. */
    log?: (line: string) => void
  }
}
