import { whole } from './whole.js'

/** Settings of how much of the chains is read to know what happened to accounts. */
export const historySettings = {
  watchedAddresses: {
    name: 'FOYER_WATCHED_ADDRESSES',
    fallback: '10000',
    says: 'Addresses whose history is read, of each indexed network. Those not requested for the longest go first.',
    shape: whole(1, 1_000_000),
  },
  projectWatchedAddresses: {
    name: 'FOYER_PROJECT_WATCHED_ADDRESSES',
    fallback: '5000',
    says: 'Of these, how many one project may have asked for.',
    shape: whole(1, 1_000_000),
  },
  indexBlocks: {
    name: 'FOYER_INDEX_BLOCKS',
    fallback: '1000',
    says: 'Blocks of a network that are read in one go before a short pause, while it catches up.',
    shape: whole(1, 1_000_000),
  },
} as const
