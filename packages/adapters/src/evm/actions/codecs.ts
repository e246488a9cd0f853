import { confirmOnChain } from './confirmOnChain.js'
import { getIdentity } from './getIdentity.js'
import { resolveName } from './resolveName.js'
import { toTransaction } from './toTransaction.js'

/** What encodes calls of contracts, in one file: apart, each would have a bundler cut viem into pieces of its own. */
export const codecs = { confirmOnChain, getIdentity, resolveName, toTransaction }
