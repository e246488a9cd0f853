import type { Namespace } from '@foyer/protocol'
import type { AdapterSetup } from '../AdapterSetup.js'
import type { Client } from '../Client.js'
import { systemClock } from '../Clock.js'
import { loadFamily } from '../families/loadFamily.js'
import type { WalletWay } from '../Way.js'
import { createOwnAdapter } from '../ways/createOwnAdapter.js'
import { createWayEngine } from '../ways/createWayEngine.js'
import { check } from './check.js'
import { createTestClient } from './createTestClient.js'

/**
 * The adapter that core makes of a chain family where the host gave none, for the shared conformance test. Each adapter is of a client of its
 * own, which ends with it.
 *
 * @param waysOf the ways to the wallet, made for a client
 */
export async function ownAdapter(
  namespace: Namespace,
  waysOf: (client: Client) => readonly [WalletWay, ...WalletWay[]],
): Promise<AdapterSetup> {
  const { features = {} } = (await loadFamily(namespace)) ?? {}
  return {
    namespace,
    create({ networks: [network, ...others] }) {
      check(network !== undefined, 'it is given a network')
      const networks = [network, ...others] as const
      const client = createTestClient({ networks }, { clock: systemClock })
      const adapter = createOwnAdapter({
        namespace,
        ways: waysOf(client),
        createEngine: (parts) => createWayEngine({ ...parts, client, namespace, features }),
      })
      return {
        ...adapter,
        destroy() {
          adapter.destroy()
          client.destroy()
        },
      }
    },
  }
}
