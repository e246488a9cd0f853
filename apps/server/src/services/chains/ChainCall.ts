/** A call to a network's nodes: JSON-RPC, or, where the method is a path, HTTP. What is posted to a path is the one parameter, a text. */
export type ChainCall = { method: string; params?: unknown }
