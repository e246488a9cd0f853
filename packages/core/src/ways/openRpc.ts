import type { Client } from '../Client.js'
import type { Rpc } from '../FamilyFeatures.js'
import { createRpc } from './createRpc.js'

/** What sends nodes requests, for those who have it fetched: the bundler makes a file only of a module that nothing imports otherwise. */
export function openRpc(client: Client): Rpc {
  return createRpc(client)
}
