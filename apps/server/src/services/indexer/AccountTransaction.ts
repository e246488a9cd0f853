import type { CaipNetworkId } from '@foyer/protocol'

/** Something that changed hands. Addresses are as the chain family's sources hold them: of EVM in lower case. */
export type AssetMove = {
  kind: 'native' | 'erc20' | 'erc721' | 'erc1155'
  /** `null` for the coin of the network. */
  contract: string | null
  tokenId: string | null
  /** In the smallest unit; 1 for an ERC-721. */
  amount: bigint
  from: string
  to: string
  /** What the source says of the token, if it does. */
  token?: { name: string; symbol: string; decimals: number }
}

/** A transaction as it concerns one account, wherever it was read, with addresses as in its moves. */
export type AccountTransaction = {
  network: CaipNetworkId
  hash: string
  block: number
  /** Its place in the block. */
  place: number
  /** Of the block, in seconds since 1970. */
  time: number
  from: string
  /** `null` when it made a contract. */
  to: string | null
  created: string | null
  failed: boolean
  nonce: number | null
  /** The first four bytes of its input; `null` without. */
  selector: string | null
  /** How many addresses got an NFT in it; 0 when that was not counted. */
  crowd: number
  moves: readonly AssetMove[]
}
