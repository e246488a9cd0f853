import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig, startServer } from 'server'
import type { World } from '../chain/world.js'
import { freePort } from '../freePort.js'
import { bundlersOf } from './bundlersOf.js'
import { leadNames } from './leadNames.js'
import { networksOf } from './networksOf.js'

export type LocalServer = {
  readonly url: string
  /** The embedded wallet's own origin. */
  readonly walletUrl: string
  stop(): Promise<void>
}

/** The ids that the demo's pages go by. */
const projects = ['harvest-market', 'north', 'south', 'local']

/** Runs the server for the sandbox's chains. What it keeps goes with it, as the chains do. */
export async function startLocalServer({
  port: wanted,
  world,
  adminToken,
  wallet,
  logins,
  sellers = '',
  now,
}: startLocalServer.Parameters): Promise<LocalServer> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-sandbox-'))
  // Links to pictures carry the port, so it is known before the server listens.
  const port = wanted === 0 ? await freePort() : wanted
  const url = `http://localhost:${port}`
  const walletPort = wallet.port === 0 ? await freePort() : wallet.port
  const walletUrl = `http://localhost:${walletPort}`
  const forget = () => rm(folder, { recursive: true, force: true })
  try {
    const settings = {
      FOYER_SERVER_PORT: String(port),
      // By its name and not by its number, it is another site than the demo's, as in the real world.
      FOYER_PUBLIC_URL: url,
      FOYER_DATA: join(folder, 'data'),
      FOYER_WALLET_PORT: String(walletPort),
      FOYER_WALLET_URL: walletUrl,
      FOYER_WALLET_FILES: wallet.files,
      FOYER_WALLET_SESSION_KEYS: 'yes',
      FOYER_KEK_FILE: join(folder, 'keys', 'keeper.key'),
      FOYER_LOG_LEVEL: 'error',
      // All visitors come from this machine.
      FOYER_ADDRESS_REQUESTS_PER_MINUTE: '0',
      FOYER_LOCAL_PROJECTS: projects.join(','),
      FOYER_NETWORKS: JSON.stringify(networksOf(world)),
      ...(await bundlersOf(world, folder)),
      FOYER_ENS_NETWORK: `eip155:${world.chains[0]?.id}`,
      FOYER_NAME_KEY_FILE: join(folder, 'keys', 'names.key'),
      // What the sandbox's tokens link to is on this machine.
      FOYER_FETCH_PRIVATE: 'yes',
      FOYER_DRAIN_MS: '500',
      FOYER_ADMIN_TOKEN: adminToken,
      FOYER_ONRAMP_PROVIDERS: sellers,
      FOYER_SWAP_PROVIDERS: swapServicesOf(world),
      ...logins,
    }
    // Chains that another server stands on already have their names led there, and go on so when this one has stopped.
    const resolver = world.server
      ? undefined
      : await leadNames(readConfig(settings), { chain: world.chains[0], folder })
    const config = readConfig({
      ...settings,
      ...(resolver && { FOYER_NAME_RESOLVERS: resolver }),
    })
    const server = await startServer(config, undefined, undefined, now)
    const stop = async () => {
      await server.stop()
      await forget()
    }
    return { url, walletUrl, stop }
  } catch (error) {
    await forget()
    throw error
  }
}

/** What swaps beside the pools, as the setting has it: on the network of Solana, where that has an exchange. */
function swapServicesOf({ solana }: World): string {
  if (!solana?.jupiter) return ''
  const jupiter = { key: 'local', url: solana.jupiter.url, network: solana.id, perSecond: 100 }
  return JSON.stringify({ jupiter })
}

export declare namespace startLocalServer {
  type Parameters = {
    /** 0: any free one. */
    port: number
    world: World
    /** Opens the page of events. */
    adminToken: string
    /** The embedded wallet: its port, 0 for any free one, and what it was built to. */
    wallet: { port: number; files: string }
    /** Settings of mails, providers and the guard. */
    logins: Readonly<Record<string, string>>
    /** What sells coins, as `FOYER_ONRAMP_PROVIDERS`. Default: nothing. */
    sellers?: string | undefined
    /** The server's clock, milliseconds since 1970. Default: the machine's. */
    now?: (() => number) | undefined
  }
}
