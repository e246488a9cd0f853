import type { Balance } from '@foyer/core'
import { FoyerError, isAddress, type Network } from '@foyer/protocol'
import { readAbiString } from './readAbiString.js'
import { readQuantity } from './readQuantity.js'
import { request } from './request.js'
import type { Tools } from './Tools.js'

/** The functions of ERC-20 that are read, by selector. */
const selectors = { balanceOf: '0x70a08231', decimals: '0x313ce567', symbol: '0x95d89b41' } as const

/** What the network says that an account has: of its own coin, or of the token. */
export async function getBalance(
  tools: Tools,
  { address, network, token }: getBalance.Parameters,
): Promise<Balance> {
  if (!isAddress('eip155', address)) throw new FoyerError('invalid_caip_address')
  if (token !== undefined) return getTokenBalance(tools, network, token, address)
  const { decimals, symbol } = network.nativeCurrency
  const amount = readQuantity(await request(tools, network, 'eth_getBalance', [address, 'latest']))
  return { amount, decimals, symbol }
}

export declare namespace getBalance {
  type Parameters = { address: string; network: Network; token?: string }
}

async function getTokenBalance(tools: Tools, network: Network, token: string, address: string) {
  if (!isAddress('eip155', token)) throw new FoyerError('invalid_caip_address')
  const call = (data: string) =>
    request(tools, network, 'eth_call', [{ to: token, data }, 'latest'])
  const owner = address.replace(/^0x/, '').toLowerCase().padStart(64, '0')
  const [amount, decimals, symbol] = await Promise.all([
    call(`${selectors.balanceOf}${owner}`).then(readQuantity),
    call(selectors.decimals).then(readQuantity),
    call(selectors.symbol).then((data) => readAbiString(data)),
  ])
  // uint8 in the standard; more than that would be a wrong amount on screen.
  if (decimals > 255n) throw new FoyerError('answer_invalid')
  return { amount, decimals: Number(decimals), symbol }
}
