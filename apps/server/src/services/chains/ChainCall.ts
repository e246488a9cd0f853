/** A JSON-RPC call to a network's nodes. */
export type ChainCall = { method: string; params?: unknown }
