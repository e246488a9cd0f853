import { readDirectory } from '@foyer/directory/node'
import { type Logger, pino } from 'pino'
import { runBackground } from './background/runBackground.js'
import type { Config } from './config/Config.js'
import { settings } from './config/settings.js'
import { createApp } from './createApp.js'
import { createQuick } from './createQuick.js'
import { createServices } from './createServices.js'
import { createWalletApp } from './createWalletApp.js'
import type { OpenedDatabase } from './database/Database.js'
import { openDatabase } from './database/openDatabase.js'
import { httpUrl } from './http/httpUrl.js'
import { defaultPatience, drain, listen, type Patience } from './http/listen.js'
import { checkKeys } from './login/exports.js'
import { seedLocalProject } from './projects/seedLocalProject.js'
import { warnOfShut } from './projects/warnOfShut.js'
import { openRelayStorage, type RelayStorage, serveUpgrades } from './relay/exports.js'
import type { Services } from './Services.js'
import { knownNetworks } from './services/families/knownNetworks.js'
import { createWalletDirectory } from './services/wallets/createWalletDirectory.js'
import { tasks } from './tasks.js'
import { welcome } from './welcome.js'

/** A server that listens. */
export type RunningServer = {
  url: string
  /** Where the wallet's own origin listens, where there is one. */
  walletUrl: string | undefined
  /** What the first start tells the operator; `undefined` at later ones. */
  welcome: string | undefined
  /** Lets running requests and calls end, for as long as the configuration says, and closes the database. */
  stop(): Promise<void>
}

/**
 * Opens the database, brings it up to date and listens.
 *
 * @param now the server's clock, milliseconds since 1970. No setting moves it: what has to wait a day waits a day
 * @throws when the database cannot be opened or the port is taken
 */
export async function startServer(
  config: Config,
  log: Logger = pino({ level: config.logLevel }),
  patience: Patience = defaultPatience,
  now: () => number = Date.now,
): Promise<RunningServer> {
  const database = await openDatabase(config)
  let stopping = false
  const directory = createWalletDirectory(readDirectory(), knownNetworks)
  let listening = config.port
  const port = () => listening
  let walletListening = config.walletPort ?? 0
  const relayStorage = openRelayStorage(config)
  const made = await openOrClose(database, () =>
    createServices({
      ...{ config, database, directory, log, port, relayStorage },
      walletPort: () => walletListening,
      now,
    }),
  )
  const ready = () => (stopping ? Promise.reject(new Error('stopping')) : made.ready())
  const services: Services = { ...made, ready }
  try {
    if (made.keeper) await checkKeys(made.keeper)
    if (config.databaseUrl === '')
      for (const id of config.localProjects) await seedLocalProject(services.projects, id)
    await warnOfShut(services.projects, log)
    const swaps = Object.keys(config.swapVendors)
    if (swaps.length > 0) log.info({ swaps, fee: config.swapFee }, 'Swap services that are on')
    const { providers } = services.onramp
    if (providers.length > 0) log.info({ providers }, 'Services that sell coins')
    const { server, port } = await listen(
      { fetch: createApp(services).fetch, quick: createQuick(services) },
      { ...config, setting: settings.port.name },
      patience,
    )
    listening = port
    const { keeper } = services
    const wallet =
      keeper &&
      (await listen(
        createWalletApp(services, keeper),
        { ...config, port: walletListening, setting: settings.walletPort.name },
        patience,
      ).catch((error: unknown) => drain(server, 0).then(() => Promise.reject(error))))
    if (wallet) walletListening = wallet.port
    serveUpgrades(server, services.pairingRelay)
    const background = runBackground(tasks(services), log)
    const end = async () => {
      stopping = true
      const sockets = services.pairingRelay.stop(config.drainMs)
      const servers = [server, ...(wallet ? [wallet.server] : [])]
      const drained = servers.map((one) => drain(one, config.drainMs))
      await Promise.all([...drained, sockets, background.stop()])
      await close(services, database, relayStorage)
    }
    let ended: Promise<void> | undefined
    const stop = () => {
      ended ??= end()
      return ended
    }
    const url = httpUrl(config.host, listening)
    const walletUrl = keeper && httpUrl(config.host, walletListening)
    const said = database.isNew ? welcome(config, { url, walletUrl }) : undefined
    return { url, walletUrl, welcome: said, stop }
  } catch (error) {
    await close(services, database, relayStorage)
    throw error
  }
}

/** A server that cannot begin leaves its database to the next one. */
async function openOrClose<opened>(database: OpenedDatabase, open: () => opened): Promise<opened> {
  try {
    return open()
  } catch (error) {
    await database.close()
    throw error
  }
}

async function close(services: Services, database: OpenedDatabase, relayStorage: RelayStorage) {
  const { follow, images, keeper, limiter, pairingRelay, remote } = services
  await pairingRelay.stop(0)
  await relayStorage.database.close()
  await keeper?.outbox?.close()
  await Promise.all([follow.settled(), images.close(), limiter.close(), remote.close()])
  await database.close()
}
