import type { Network } from '@foyer/protocol'
import type { Rpc } from './Rpc.js'

/** How an account says by which name it goes (its primary name), in a contract of its network. */
export type NamingFeatures = {
  /** The contract that keeps the names of a network's accounts: the host's, or a well-known one; `undefined` where there is none. */
  registrarOf(network: Network): string | undefined
  /** What an account is called there; empty where it said nothing, `undefined` where the contract does not answer. */
  read(
    rpc: Rpc,
    parameters: { network: Network; registrar: string; address: string },
  ): Promise<string | undefined>
  /** The transaction by which its sender says so. */
  write(parameters: { registrar: string; name: string }): object
}
