import { FoyerError, type Network } from '@foyer/protocol'
import type { Client } from '../Client.js'

/**
 * Runs what sends from an account while no other tab of this origin does (Web Locks): two requests at once would have the same number, or both be sent. Where a
 * browser has no locks it runs all the same.
 *
 * @throws `send_elsewhere` while another tab sends from it: nothing is begun then
 */
export async function aloneInTabs<value>(
  { environment, options }: Pick<Client, 'environment' | 'options'>,
  { network, from }: { network: Network; from: string },
  work: () => Promise<value>,
): Promise<value> {
  const { locks } = environment.window()?.navigator ?? {}
  if (!locks) return work()
  const name = `foyer:${options.projectId}:send:${network.caipNetworkId}:${from}`
  return locks.request(name, { ifAvailable: true }, (lock) => {
    if (!lock) throw new FoyerError('send_elsewhere')
    return work()
  })
}
