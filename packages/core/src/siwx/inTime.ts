import { FoyerError, siwxStoreTimeoutMs, within } from '@foyer/protocol'
import type { Client } from '../Client.js'

/**
 * What the store answers, if it does in time.
 *
 * @throws `server_timeout`, `client_destroyed`, and what the store throws
 */
export async function inTime<value>(
  { clock, signal }: Client,
  work: Promise<value> | value,
): Promise<value> {
  try {
    const late = () => new FoyerError('server_timeout')
    return await within(Promise.resolve(work), siwxStoreTimeoutMs, late, { clock, signal })
  } catch (error) {
    throw signal.aborted ? new FoyerError('client_destroyed') : error
  }
}
