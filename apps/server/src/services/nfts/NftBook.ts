import type { CaipNetworkId } from '@foyer/protocol'

/** An NFT by its place. */
export type NftItem = {
  kind: 'erc721' | 'erc1155'
  /** In lower case. */
  contract: string
  /** As decimal digits. */
  tokenId: string
}

/** What an NFT and its collection say of themselves. */
export type NftFacts = {
  name: string | undefined
  collection: string | undefined
  description: string | undefined
  /** An address of this server, where its picture is. */
  picture: string | undefined
  /** Whether it looks like bait: see `isSpam`. */
  spam: boolean
}

/** What is known of NFTs. What is not known yet is looked up, for as long as the caller waits. */
export type NftBook = {
  /** By contract and id with a space between; without those that say nothing, or not in time. */
  describe(
    network: CaipNetworkId,
    items: readonly NftItem[],
  ): Promise<ReadonlyMap<string, NftFacts>>
  /** Deletes what was read longest ago, beyond its room in the database. The next request looks it up again. */
  forget(): Promise<void>
}
