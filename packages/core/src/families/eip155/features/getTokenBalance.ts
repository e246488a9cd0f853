import { FoyerError, isAddress, type Network } from '@foyer/protocol'
import type { Balance, Rpc } from '../../../FamilyFeatures.js'
import { readAbiString } from './readAbiString.js'
import { readQuantity } from './readQuantity.js'
import { toWord } from './toWord.js'

/** The functions of ERC-20 that are read, by selector. */
const selectors = { balanceOf: '0x70a08231', decimals: '0x313ce567', symbol: '0x95d89b41' } as const

/** What the network says that an account has of an ERC-20 token. @throws `invalid_caip_address`, `answer_invalid` */
export async function getTokenBalance(
  rpc: Rpc,
  { address, network, token }: getTokenBalance.Parameters,
): Promise<Balance> {
  if (!isAddress('eip155', address) || !isAddress('eip155', token))
    throw new FoyerError('invalid_caip_address')
  const call = (data: string) =>
    rpc(network.caipNetworkId, { method: 'eth_call', params: [{ to: token, data }, 'latest'] })
  const [amount, decimals, symbol] = await Promise.all([
    call(`${selectors.balanceOf}${toWord(address)}`).then(readQuantity),
    call(selectors.decimals).then(readQuantity),
    call(selectors.symbol).then((data) => readAbiString(data)),
  ])
  // uint8 in the standard; more than that would be a wrong amount on screen.
  if (decimals > 255n) throw new FoyerError('answer_invalid')
  return { amount, decimals: Number(decimals), symbol }
}

export declare namespace getTokenBalance {
  type Parameters = { address: string; network: Network; token: string }
}
