import type { ChainIdentity } from '../ChainIdentity.js'

const idMax = 64

/** Nodes of Cosmos are asked over HTTP: the method is a path. */
export const cosmosIdentity: ChainIdentity = {
  call: { method: '/cosmos/base/tendermint/v1beta1/node_info' },
  referenceOf(answer) {
    const { network } = Object(Object(answer).default_node_info)
    return typeof network === 'string' && network !== '' && network.length <= idMax
      ? network
      : undefined
  },
}
