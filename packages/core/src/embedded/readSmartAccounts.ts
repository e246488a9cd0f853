import type { Client } from '../Client.js'
import type { LiveEmbedded } from '../embedded.js'
import { remember } from '../remembered.js'
import { setEmbedded } from './engine/setEmbedded.js'

/** Fetches on which networks there are smart accounts; none when the frame does not say. */
export async function readSmartAccounts(client: Client, { request }: LiveEmbedded): Promise<void> {
  const numbers = await request('GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined).then(
    ({ smartAccountEnabledNetworks }) => smartAccountEnabledNetworks,
    () => [],
  )
  if (client.signal.aborted) return
  remember(client, 'smartAccounts', numbers)
  setEmbedded(client, { smartAccountNetworks: numbers })
}
