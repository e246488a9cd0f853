import { whole } from './whole.js'

/** Settings of how the nodes of networks are asked. */
export const chainSettings = {
  projectCallsPerMinute: {
    name: 'FOYER_PROJECT_CALLS_PER_MINUTE',
    fallback: '60000',
    says: 'Calls of chains that the pages of one project may make in a minute, unless it has a quota of its own. `0`: any number.',
    shape: whole(0, 1_000_000_000),
  },
  rpcTimeoutMs: {
    name: 'FOYER_RPC_TIMEOUT_MS',
    fallback: '10000',
    says: 'How long one node is waited for before the next one is asked, in milliseconds.',
    shape: whole(1, 120_000),
  },
  rpcAnswerBytes: {
    name: 'FOYER_RPC_ANSWER_BYTES',
    fallback: '8388608',
    says: 'The longest answer of a node that is read, in bytes, unpacked.',
    shape: whole(1_024, 268_435_456),
  },
  rpcCacheBytes: {
    name: 'FOYER_RPC_CACHE_BYTES',
    fallback: '67108864',
    says: 'Memory for answers of nodes that hold, in bytes. `0`: none is kept.',
    shape: whole(0, 68_719_476_736),
  },
  rpcLogBlocks: {
    name: 'FOYER_RPC_LOG_BLOCKS',
    fallback: '10000',
    says: 'Blocks that one `eth_getLogs` of a page may look through.',
    shape: whole(1, 1_000_000_000),
  },
} as const
