import { FoyerError, isAddress } from '@foyer/protocol'
import type { SendFeatures } from '../../../SendFeatures.js'
import { getBalance } from '../features/getBalance.js'
import { getTokenBalance } from '../features/getTokenBalance.js'
import { readQuantity } from '../features/readQuantity.js'
import { toWord } from '../features/toWord.js'

const selectors = { ownerOf: '0x6352211e', balanceOfId: '0x00fdd58e' } as const

/** What an account has of the coin, of an ERC-20 token, or of one collectible. @throws `answer_invalid`, `invalid_caip_address` */
export const readHolding: SendFeatures['readHolding'] = async (rpc, { from, network, asset }) => {
  const { address: token, tokenId, standard } = asset
  if (token === undefined) {
    const { decimals, symbol } = network.nativeCurrency
    return { amount: await getBalance(rpc, { address: from, network }), decimals, symbol }
  }
  if (tokenId === undefined) return getTokenBalance(rpc, { address: from, network, token })
  if (!isAddress('eip155', token)) throw new FoyerError('invalid_caip_address')
  const query = async (data: string) =>
    readQuantity(
      await rpc(network.caipNetworkId, {
        method: 'eth_call',
        params: [{ to: token, data }, 'latest'],
      }),
    )
  if (standard === 'ERC1155') {
    const data = `${selectors.balanceOfId}${toWord(from)}${toWord(tokenId)}`
    return { amount: await query(data), decimals: 0, symbol: '' }
  }
  const owner = await query(`${selectors.ownerOf}${toWord(tokenId)}`)
  return { amount: owner === BigInt(from) ? 1n : 0n, decimals: 0, symbol: '' }
}
