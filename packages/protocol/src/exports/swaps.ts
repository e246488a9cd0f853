export type {
  ContractCall,
  DecodeCall,
  EncodeCall,
  ReadContracts,
} from '../families/eip155/swaps/ContractCall.js'
export { checkPoolSwap, type SwapCheckFault } from '../families/eip155/swaps/checkPoolSwap.js'
export { knownPools } from '../families/eip155/swaps/knownPools.js'
export { knownVendors, type SwapPlace } from '../families/eip155/swaps/knownVendors.js'
export { provePools } from '../families/eip155/swaps/provePools.js'
export { quotePools } from '../families/eip155/swaps/quotePools.js'
export { readPoolSwap } from '../families/eip155/swaps/readPoolSwap.js'
export { readVendorTerms, type VendorTerms } from '../families/eip155/swaps/readVendorTerms.js'
export type { PoolOffer, PoolRoute, SwapPools } from '../families/eip155/swaps/SwapPools.js'
export { writePoolSwap } from '../families/eip155/swaps/writePoolSwap.js'
export { writeWrap } from '../families/eip155/swaps/writeWrap.js'
export { knownSwapPrograms } from '../families/solana/swaps/knownSwapPrograms.js'
