import type { Client } from '@foyer/core'
import { prepareWallets } from '@foyer/core/internal'
import { prepareLate } from '../views/registry.js'
import { prepareNotices } from './prepareNotices.js'

/**
 * Fetches what any press in the modal may need: what sends wallets requests, where the other views are, and what shows notices. Settles,
 * and never rejects: what is missed here is fetched again when it is needed, and its failure reported then.
 */
export async function prepareNext(client: Client): Promise<void> {
  await Promise.allSettled([prepareWallets(client), prepareLate(), prepareNotices()])
}
