import type { ChainCall } from '../ChainCall.js'
import type { ChainFamily, RestInterface, RpcInterface } from '../ChainFamily.js'
import { isPath } from '../isPath.js'

/** How nodes of a chain family are asked over one of its interfaces. */
export type NodeFace = Pick<RpcInterface | RestInterface, 'ping' | 'height' | 'alreadySent'> & {
  /** Asks of which chain a node is. */
  readonly identify: ChainCall
  /** Whether the call changes the chain. */
  sends(call: ChainCall): boolean
  /** The CAIP-2 reference in the answer. */
  referenceOf(answer: unknown): string | undefined
}

/** `undefined` where the family has no such interface. */
export function faceOf(
  { identity, ...family }: ChainFamily,
  kind: 'rpc' | 'rest',
): NodeFace | undefined {
  const own = family[kind]
  const byPath = identity.path === undefined ? identity.call : { method: identity.path }
  const identify = kind === 'rest' ? byPath : identity.call
  if (!own || isPath(identify) !== (kind === 'rest')) return undefined
  const { ping, height, alreadySent } = own
  const { referenceOf } = identity
  // What is posted to a path is its parameter.
  const sends = ({ method, params }: ChainCall) =>
    'send' in own ? method === own.send : params !== undefined
  return { ping, height, identify, referenceOf, sends, ...(alreadySent && { alreadySent }) }
}
