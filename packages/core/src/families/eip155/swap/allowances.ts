import { FoyerError, isAddress } from '@foyer/protocol'
import type { SwapFeatures } from '../../../SwapFeatures.js'
import { readQuantity } from '../features/readQuantity.js'
import { toWord } from '../features/toWord.js'
import type { Eip155Transaction } from '../types.js'

type Hex = `0x${string}`

/** `allowance` and `approve` of ERC-20. */
const selectors = { allowance: '0xdd62ed3e', approve: '0x095ea7b3' } as const

export const readAllowance: NonNullable<SwapFeatures['readAllowance']> = async (
  rpc,
  { network, account, token, spender },
) => {
  const data = `${selectors.allowance}${toWord(account)}${toWord(spender)}`
  const params = [{ to: token, data }, 'latest']
  return readQuantity(await rpc(network.caipNetworkId, { method: 'eth_call', params }))
}

/** Lets a contract take so much of a token, and no more; 0 takes it back. The page writes it itself, whatever a server builds. */
export function writeApprove(token: string, spender: string, amount: bigint): Eip155Transaction {
  return {
    to: token as Hex,
    data: `${selectors.approve}${toWord(spender)}${toWord(amount)}`,
    value: 0n,
  }
}

export const writeRevoke: NonNullable<SwapFeatures['writeRevoke']> = ({ token, spender }) => {
  if (!isAddress('eip155', token) || !isAddress('eip155', spender))
    throw new FoyerError('invalid_caip_address')
  return writeApprove(token, spender, 0n)
}
