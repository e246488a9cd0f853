import { isSameAddress } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { activeWallet } from '../requests/activeWallet.js'
import { type KeptAllowance, keepAllowance } from './keepAllowance.js'
import { swapChainOf } from './swapChainOf.js'

/** What a contract may still take of a token of the account in use, in the smallest unit. */
export type LeftAllowance = KeptAllowance & { readonly amount: bigint }

/**
 * What was approved from here and is left, of the account and network in use, by the chain now. What is used up or taken back is forgotten. `revokeAllowance` takes the rest back.
 *
 * @throws `connector_not_connected`, `swaps_not_supported`, `answer_invalid`
 */
export async function listLeftAllowances(client: Client): Promise<readonly LeftAllowance[]> {
  const { address: account, network } = activeWallet(client)
  const { swaps, rpc } = await swapChainOf(client, network)
  const { readAllowance } = swaps
  if (!readAllowance) return []
  const isOwn = (one: KeptAllowance) =>
    one.caipNetworkId === network.caipNetworkId &&
    isSameAddress(network.chainNamespace, one.account, account)
  const own = keepAllowance.read(client).filter(isOwn)
  const left = await Promise.all(
    own.map(async (one) => {
      const { token, spender } = one
      return {
        ...one,
        amount: await readAllowance(rpc, { network, account, token, spender }),
      }
    }),
  )
  const isUsed = (one: KeptAllowance) =>
    left.some(
      ({ amount, token, spender }) =>
        amount === 0n && token === one.token && spender === one.spender && isOwn(one),
    )
  keepAllowance.write(
    client,
    keepAllowance.read(client).filter((one) => !isUsed(one)),
  )
  return left.filter(({ amount }) => amount > 0n)
}
