import { FoyerError, isAddress } from '@foyer/protocol'
import type { SentAsset } from '../../../SendFeatures.js'
import { toTransaction } from '../features/toTransaction.js'
import { toWord } from '../features/toWord.js'
import type { Eip155Transaction } from '../types.js'

type Hex = `0x${string}`

/** `safeTransferFrom` of ERC-721 and of ERC-1155. */
const selectors = { ERC721: '0x42842e0e', ERC1155: '0xf242432a' } as const

/**
 * What sends coins, tokens or a collectible, before its fee is known. Collectibles are sent so that a contract that cannot hold them refuses.
 *
 * @throws `invalid_caip_address`, `invalid_amount`
 */
export function writeCall({ from, to, asset, amount }: writeCall.Parameters): Eip155Transaction {
  const { address: token, tokenId, standard } = asset
  if (tokenId === undefined)
    return toTransaction({ to: to as Hex, amount, token: token as Hex | undefined })
  if (!isAddress('eip155', token) || !isAddress('eip155', to) || standard === undefined)
    throw new FoyerError('invalid_caip_address')
  if (amount <= 0n || (standard === 'ERC721' && amount !== 1n))
    throw new FoyerError('invalid_amount')
  const words = [toWord(from), toWord(to), toWord(tokenId)]
  // Of ERC-1155 how many, and where the data stands, of which there is none.
  const more = standard === 'ERC1155' ? [toWord(amount), toWord(160n), toWord(0n)] : []
  return { to: token as Hex, data: `${selectors[standard]}${[...words, ...more].join('')}` }
}

export declare namespace writeCall {
  type Parameters = {
    readonly from: string
    readonly to: string
    readonly asset: SentAsset
    readonly amount: bigint
  }
}
