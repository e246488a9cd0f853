import { isSameAddress, type Network } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { SendWarning } from '../SendFeatures.js'

/**
 * What the host says of an address: that an exchange has it, on this network or on others of the chain family alone, where the exchange may credit nothing that
 * arrives here.
 */
export function warnOfExchanges(
  client: Client,
  { network, address }: { network: Network; address: string },
): readonly SendWarning[] {
  const { networks } = client.store.getState().network
  const { chainNamespace: namespace } = network
  const named = (one: Network) =>
    listExchanges(one).find((entry) => isSameAddress(namespace, entry.address, address))
  const here = named(network)
  if (here) return [{ code: 'exchange', mustConfirm: false, label: here.name }]
  const ofFamily = networks.filter((one) => one.chainNamespace === namespace)
  const label = ofFamily.map(named).find((one) => one !== undefined)?.name
  return label === undefined ? [] : [{ code: 'exchange_elsewhere', mustConfirm: true, label }]
}

/** `custom.exchanges` of a network, without what has another shape. */
function listExchanges({ custom }: Network): readonly { address: string; name: string }[] {
  const given = custom?.exchanges
  if (!Array.isArray(given)) return []
  return given.filter(
    (one) => typeof one?.address === 'string' && typeof one.name === 'string' && one.name !== '',
  )
}
