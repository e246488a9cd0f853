import type { Client } from '../Client.js'
import { listSilent, reconnect } from '../connection/reconnect.js'
import { loadFrame } from '../embedded/loadFrame.js'
import { offersPairing } from '../offersPairing.js'
import { livePairing } from '../pairing/livePairing.js'
import { type Remembered, recall } from '../remembered.js'
import { report } from '../telemetry/report.js'

/** What was remembered is there again: choices at once, wallets as soon as they answer. */
export function reconnectOnStart(client: Client): () => void {
  const { store, options } = client
  const chosen = recall(client, 'networks') ?? {}
  const selected = Object.fromEntries(
    options.networks
      .filter((one) => chosen[one.chainNamespace] === one.caipNetworkId)
      .map((one) => [one.chainNamespace, one.caipNetworkId]),
  )
  const active = recall(client, 'active')
  store.setState(({ account, network, wallets }) => {
    const all = { ...network.selected, ...selected }
    return {
      account: { ...account, hideAmounts: recall(client, 'hideAmounts') ?? account.hideAmounts },
      network: {
        ...network,
        selected: all,
        active: active && all[active] ? active : network.active,
      },
      wallets: { ...wallets, recent: recall(client, 'recent') ?? wallets.recent },
    }
  })
  const resume = () => void reconnect(client).catch((error) => report(client, error))
  if (options.enableReconnect) resume()
  // A wallet may have answered while the page was away.
  if (offersPairing(options) && (recall(client, 'pairing')?.until ?? 0) > client.clock.now())
    livePairing(client).catch((error) => report(client, error))
  // After an earlier login the frame is loaded in parallel, whichever wallet is used first.
  if (options.embeddedWalletUrl !== undefined && recall(client, 'login'))
    loadFrame(client).catch((error) => report(client, error))
  // A wallet may come into the page after it was given up.
  return store.subscribe(({ wallets: { found } }, { wallets: { found: before } }) => {
    const has = (all: typeof found, { connectorId, namespace }: Remembered<'connected'>[number]) =>
      all[namespace]?.some(({ id }) => id === connectorId)
    const hasArrived = () => listSilent(client).some((one) => has(found, one) && !has(before, one))
    if (options.enableReconnect && found !== before && hasArrived()) resume()
  })
}
