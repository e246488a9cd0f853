import type { CaipNetworkId } from '@foyer/protocol'

/**
 * A call as a provider takes it. A `method` that begins with a slash is a path of a node that is asked by paths, with what it gets as the one
 * parameter.
 */
export type Call = { readonly method: string; readonly params?: unknown }

/** Sends a network a call. @throws the node's own error as `{ code, message, data }` */
export type Rpc = (id: CaipNetworkId, call: Call) => Promise<unknown>

/** Sends a wallet a request, in the same turn. Errors are translated. */
export type Request = (method: string, params?: unknown) => Promise<unknown>
