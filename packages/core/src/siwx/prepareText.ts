import { FoyerError } from '@foyer/protocol'
import type { SiwxText } from '@foyer/protocol/siwx'
import type { Client } from '../Client.js'
import { pairingConnectorId } from '../connectorIds.js'
import { report } from '../telemetry/report.js'
import { inTime } from './inTime.js'
import { loadStore } from './loadStore.js'
import type { SigningAccount } from './SigningAccount.js'
import { signsIn } from './signsIn.js'

/**
 * Has the store make the text for an account, and takes it only for that account and network.
 *
 * @throws `active_network_or_client_not_found` for a chain family that the store leaves out
 * @throws `sign_in_invalid` with the field that is about another account; what the store throws, `server_timeout`
 */
export async function prepareText(client: Client, account: SigningAccount): Promise<SiwxText> {
  const { address: accountAddress, chainId, connectorId } = account
  const noted = connectorId === pairingConnectorId && loadAway(client)
  const store = await loadStore(client)
  await client.handles.oneClick?.atRest()
  if (!signsIn(store, account.namespace)) throw new FoyerError('active_network_or_client_not_found')
  const text = await inTime(client, store.createMessage({ accountAddress, chainId }))
  if (text.accountAddress !== accountAddress) throw invalid('accountAddress')
  if (text.chainId !== chainId) throw invalid('chainId')
  await noted
  return text
}

/** What notes that a paired wallet has the text. Without it the text is signed all the same. */
async function loadAway(client: Client) {
  try {
    const { signAway } = await import('./signAway.js')
    client.handles.signAway = (account, text) => signAway(client, account, text)
  } catch (error) {
    report(client, error)
  }
}

function invalid(field: string) {
  return new FoyerError('sign_in_invalid', { data: { field } })
}
