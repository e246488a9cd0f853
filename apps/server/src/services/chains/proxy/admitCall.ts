import type { ChainCall } from '../ChainCall.js'
import type { ChainFamily, RestInterface, RpcInterface } from '../ChainFamily.js'
import { isPath } from '../isPath.js'
import type { Rule } from '../Rule.js'
import { readPath } from './readPath.js'

/** A call of a page that may be passed on. */
export type AdmittedCall = {
  /** As nodes get it. */
  readonly call: ChainCall
  /** The interface that has it. */
  readonly over: RpcInterface | RestInterface
  /** Whether it changes the chain. */
  readonly sends: boolean
  /** What its rule goes by. */
  readonly parameters: readonly unknown[]
  readonly rule: Rule | undefined
}

/** A call that is on the family's lists; `undefined` when it is on none. */
export function admitCall({ rpc, rest }: ChainFamily, call: ChainCall): AdmittedCall | undefined {
  if (isPath(call)) {
    const found = rest && readPath(rest.routes, call)
    if (!found) return undefined
    const { route, parts } = found
    return {
      ...{ call: found.call, over: rest, sends: route.body !== undefined },
      ...{ parameters: parts, rule: route.life },
    }
  }
  const { method, params } = call
  if (!rpc?.methods.has(method)) return undefined
  return {
    ...{ call, over: rpc, sends: method === rpc.send },
    ...{ parameters: Array.isArray(params) ? params : [], rule: rpc.lives.get(method) },
  }
}
