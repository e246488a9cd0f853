import type { Namespace } from '@foyer/protocol'
import { getProfile } from '@foyer/protocol/api'
import { call } from '../api/call.js'
import type { Client } from '../Client.js'
import { findNetwork } from '../network/state.js'
import { nameCoinOf } from '../send/nameCoinOf.js'

/**
 * What a name of the host's server shows, where it leads, and the connected accounts that it does not lead to.
 *
 * @throws as every call to the host's server, `http_status` 404 for one that is not registered
 */
export async function readName(
  client: Client,
  { name }: { readonly name: string },
): Promise<readName.Result> {
  const { addresses, attributes } = await call(client, getProfile, {
    params: { name },
    query: { apiVersion: 2 },
  })
  const { network: networks, connection } = client.store.getState()
  const known = new Map(networks.networks.map((one) => [nameCoinOf(one), one]))
  // Ethereum stands there under both of its numbers.
  const led = Object.entries(addresses).filter(([id]) => id !== etherNetworkCoin)
  const accounts = Object.entries(connection.byNamespace).flatMap(([namespace, found]) => {
    const network = findNetwork(networks, found?.caipNetworkId)
    const id = network && nameCoinOf(network)
    const address = found?.accounts[0].address
    if (id === undefined || address === undefined || addresses[id]) return []
    return [
      { id, address, isLed: false, network: network?.name, namespace: namespace as Namespace },
    ]
  })
  const places = [
    ...led.map(([id, { address }]) => {
      const network = known.get(id)
      return {
        ...{ id, address, isLed: true },
        ...{ network: network?.name, namespace: network?.chainNamespace },
      }
    }),
    ...accounts,
  ]
  return { places, picture: attributes?.[0]?.avatar ?? undefined }
}

/** Ethereum's second number (ENSIP-11). */
const etherNetworkCoin = String(2 ** 31 + 1)

export declare namespace readName {
  type Result = {
    /** The address of the picture that it shows. */
    readonly picture: string | undefined
    readonly places: readonly Place[]
  }
  /** An address, by its coin (SLIP-44, ENSIP-11). */
  type Place = {
    readonly id: string
    readonly address: string
    /** The name leads there; else a wallet of the page has the account. */
    readonly isLed: boolean
    /** What the host calls the network, where it lists one of this coin. */
    readonly network: string | undefined
    readonly namespace: Namespace | undefined
  }
}
