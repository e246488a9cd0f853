import type { Client } from '../client.js'
import { show } from '../modal/show.js'
import { track } from '../telemetry/track.js'
import type { ListedWallet } from './ListedWallet.js'

/** A wallet was chosen from a list: goes to ask it, to ask for which chain family, or to where it can be had. */
export function pickWallet(client: Client, { connectors, entry, name }: ListedWallet): void {
  const [first, ...others] = connectors
  track(client, {
    event: 'SELECT_WALLET',
    properties: { name, platform: first ? 'browser' : 'unsupported' },
  })
  if (first && others.length > 0)
    show(client, { name: 'ConnectingMultiChain', data: { connectorIds: connectors, name } })
  else if (first)
    show(client, {
      name: 'ConnectingExternal',
      data: { connectorId: first.id, namespace: first.namespace },
    })
  else if (entry) show(client, { name: 'Downloads', data: { walletId: entry.id } })
}
