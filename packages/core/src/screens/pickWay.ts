import type { Client } from '../Client.js'
import { showView } from '../modal/showView.js'
import type { Views } from '../modal/views.js'
import { beginConnect } from './beginConnect.js'

/** Acts on a picked chain family of a wallet: sends the request to connect at once, and shows the view of that attempt. */
export function pickWay(client: Client, { connectorId, namespace }: Views['ConnectingExternal']) {
  const data = { connectorId, namespace }
  beginConnect(client, data)
  showView(client, { name: 'ConnectingExternal', data })
}
