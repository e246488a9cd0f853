import type { ChainIdentity } from '@foyer/protocol/api'
import type { ChainCall, ServedNetwork } from '../Chains.js'
import type { Rule } from './Rule.js'

/** What the server knows of a chain family whose nodes speak JSON-RPC. */
export type ServedFamily = {
  /** The coin of a network whose settings name none. */
  readonly coin: ServedNetwork['nativeCurrency']
  /** How a node says which network it is of. */
  readonly identity: ChainIdentity
  /** Asks for the newest block: little work for a node, and a stuck one shows. */
  readonly ping: ChainCall
  /** The number of the newest block. `undefined` when it is no such answer. */
  height(answer: unknown): number | undefined
  /** The methods that pages may call: they read the chain and nothing of the node, its accounts or its operator. */
  readonly methods: ReadonlySet<string>
  /** The method that changes the chain: each such call is passed on, and none is answered for another. */
  readonly send: string
  /** How long answers hold, by method; the others are not kept. */
  readonly lives: ReadonlyMap<string, Rule>
}
