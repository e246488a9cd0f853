import type { Records } from '../storage/openRecords.js'
import { tablesOf } from '../storage/tables.js'
import type { Shared } from '../tabs/Command.js'
import { toSession } from './toSession.js'

/** What is stored, as far as every tab may know it. */
export function sharedOf(records: Records): Shared {
  const clientId = records.get('clientId')
  return {
    sessions: tablesOf(records).session.all().map(toSession),
    clientId: typeof clientId === 'string' ? clientId : '',
  }
}

/** The private key by which a relay knows this browser. A secret. */
export function readSeed(records: Records): string | undefined {
  const stored = records.get('seed')
  return typeof stored === 'string' && /^[0-9a-f]{64}$/.test(stored) ? stored : undefined
}
