import { randomBytes } from 'node:crypto'
import type { World } from './chain/world.js'
import { claimPorts, type SandboxPorts } from './claimPorts.js'
import { serveDemo } from './demo/serveDemo.js'
import { createLiarApp } from './liar/createLiarApp.js'
import { serveApp } from './serveApp.js'
import { startLogins } from './startLogins.js'
import { startTill } from './till/startTill.js'
import { buildWallet } from './wallet/buildWallet.js'

/** All that is served beside chains. */
export type ServedWorld = {
  /** The demo. */
  readonly url: string
  readonly world: World
  /** Opens the server's page of events. Another one every time. */
  readonly adminToken: string
  /** Ends all of it, and nothing of the chains. */
  stop(): Promise<void>
}

/**
 * Starts what stands on chains that run already: Foyer's server, the embedded wallet, the guard, a mailbox, what plays the providers of
 * logins, the till, and the demo. A test that moves the server's clock has one of its own, on the chains of all.
 */
export async function startServed({
  chains,
  dist,
  walletDist,
  pocketDist,
  ports,
  hasFarcaster = false,
  now,
}: startServed.Parameters): Promise<ServedWorld> {
  const ends: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end()
  }
  try {
    const claimed = ports ?? (await claimPorts({}))
    const files = walletDist ?? (await buildWallet())
    const adminToken = randomBytes(16).toString('hex')
    const logins = await startLogins({
      ports: claimed,
      walletUrl: `http://localhost:${claimed.wallet}`,
      rpcUrl: hasFarcaster ? chains.chains[0]?.rpcUrl : undefined,
    })
    ends.push(logins.stop)
    const till = await startTill({ world: chains, port: claimed.till, now })
    ends.push(till.stop)
    // Much to load, and not needed for the chains alone.
    const { startLocalServer } = await import('./server/startLocalServer.js')
    const server = await startLocalServer({
      port: claimed.server,
      world: chains,
      adminToken,
      wallet: { port: claimed.wallet, files },
      logins: logins.settings,
      sellers: till.settings,
      now,
    })
    ends.push(server.stop)
    till.sendWebhooksTo(`${server.url}/v1/onramp/webhooks/till`)
    const liar = await serveApp(createLiarApp(server.url), claimed.liar)
    ends.push(liar.stop)
    await logins.started
    const withServer: World = {
      ...chains,
      server: { url: server.url },
      wallet: { url: server.walletUrl },
      guard: { url: logins.guardUrl },
      mailbox: { url: logins.mailboxUrl },
      identity: { url: logins.identityUrl },
      liar: { url: liar.url },
      till: { url: till.url },
    }
    const pocket =
      pocketDist === undefined
        ? undefined
        : await serveDemo({
            dist: pocketDist,
            port: claimed.pocket,
            world: withServer,
            // Where links into a wallet lead.
            aliases: { '/wc': '/index.html' },
          })
    if (pocket) ends.push(pocket.stop)
    const world = { ...withServer, ...(pocket && { pocket: { url: pocket.url } }) }
    const demo = await serveDemo({ dist, port: claimed.demo, world })
    ends.push(demo.stop)
    return { url: demo.url, world, adminToken, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

export declare namespace startServed {
  type Parameters = {
    /** The chains, and whatever of a world is not served here. */
    chains: World
    /** The built demo. */
    dist: string
    /** The built embedded wallet. Default: builds apps/wallet when it changed. */
    walletDist?: string | undefined
    /** The built Pocket Wallet. Without it there is none. */
    pocketDist?: string | undefined
    /** Default: any free ones. */
    ports?: SandboxPorts | undefined
    /** Puts Farcaster's registries on the first chain, which holds them once. */
    hasFarcaster?: boolean | undefined
    /** The server's clock, milliseconds since 1970. Default: the machine's, which the guard has in any case. */
    now?: (() => number) | undefined
  }
}
