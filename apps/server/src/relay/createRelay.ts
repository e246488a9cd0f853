import type { Database } from '../database/Database.js'
import { createPairingRelay, type PairingRelay } from './createPairingRelay.js'
import { createRelayStore } from './createRelayStore.js'
import type { RelayStorage } from './openRelayStorage.js'

/** The relay of a server, over the store that its configuration names. */
export function createRelay({
  limiter,
  storage: { database, folder },
  former,
  ...parts
}: createRelay.Parts): PairingRelay {
  const { config, log, now } = parts
  return createPairingRelay({
    ...parts,
    // Without Redis one process serves the relay.
    limiter: config.redisUrl === '' ? undefined : limiter,
    store: createRelayStore({ config, database, former, folder, log, now }),
  })
}

export declare namespace createRelay {
  type Parts = Omit<createPairingRelay.Parts, 'store'> & {
    storage: RelayStorage
    /** Where messages of servers before this one wait: the server's own database. */
    former: Database
  }
}
