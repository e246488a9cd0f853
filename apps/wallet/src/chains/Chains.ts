import type { CaipNetworkId, Network } from '@foyer/protocol'

/** The way to the networks: through the server that serves the wallet, and no other. */
export type Chains = {
  /** What the server serves, in its order. */
  networks(): Promise<readonly Network[]>
  /**
   * JSON-RPC. What is answered is a node's word: it is shown, and never decides what is signed.
   *
   * @throws with the `code` and `message` of JSON-RPC
   */
  request(network: CaipNetworkId, method: string, params: unknown): Promise<unknown>
}
