import type { Database } from '../../database/Database.js'
import type { Chains, ServedNetwork } from '../chains/Chains.js'
import type { AccountAddresses, HistorySource } from '../history/HistorySource.js'
import type { createIndexer, Indexer } from '../indexer/createIndexer.js'
import type { createNfts } from '../nfts/createNfts.js'
import type { Nfts } from '../nfts/Nfts.js'

/** What the server knows of what happened to accounts of a chain family. */
export type FamilyActivity = AccountAddresses & {
  /** What knows the history of a network; `undefined` where its settings name nothing that does. */
  createSource(network: ServedNetwork, parts: SourceParts): HistorySource | undefined
  /** Reads the blocks of a network whose settings ask for it. */
  createIndexer?(parts: createIndexer.Parts): Indexer
  /** The NFTs of accounts on networks that are indexed. */
  createNfts?(parts: createNfts.Parts): Nfts
}

export type SourceParts = { readonly chains: Chains; readonly db: Database }
