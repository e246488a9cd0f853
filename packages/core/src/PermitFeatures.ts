import type { CaipNetworkId, Network } from '@foyer/protocol'
import type { Request } from './Rpc.js'

/** What a key may do by itself. Amounts in the smallest unit, above 0. */
export type Permission =
  | {
      readonly type: 'token-limit'
      /** The token's contract, without the network; the coin where it is absent. */
      readonly token?: string | undefined
      readonly amount: bigint
      /** In seconds, from the grant on: the amount holds for each. Absent: once, for the whole life of the key's rights. */
      readonly period?: number | undefined
    }
  | {
      readonly type: 'contract-call'
      readonly contract: string
      /** Signatures such as `mint(address)`, or selectors. Their arguments are free. */
      readonly functions: readonly string[]
    }

/** What a page wants for a key of its own. */
export type PermissionRequest = {
  /** The address of the key. Whatever sends from it has the rights. */
  readonly signer: string
  /** In seconds since 1970. */
  readonly expiry: number
  readonly permissions: readonly Permission[]
}

/** What the wallet granted, which may be less than was requested. */
export type GrantedPermissions = PermissionRequest & {
  /** What the key hands in with each use (ERC-7710), and takes back the rights by. */
  readonly context: string
  /** The contract that the key calls, where the wallet says which (ERC-7710). */
  readonly manager?: string | undefined
  readonly account: string
  readonly caipNetworkId: CaipNetworkId
}

/** An account's rights for keys, on a network. */
type Place = { readonly address: string; readonly network: Network }

/** What a chain family knows of keys that act for an account. */
export type PermitFeatures = {
  /** `request` fails as the wallet's provider does; what is thrown here is translated. */
  /** @throws what the wallet refuses with, `answer_invalid`, `invalid_caip_address`, `invalid_amount` */
  grant(request: Request, parameters: Place & PermissionRequest): Promise<GrantedPermissions>
  /** Takes rights back by the wallet, which pays. */
  revoke(request: Request, parameters: { readonly context: string }): Promise<void>
  /** The network and the context of a listed session; nothing of another text. */
  read(pci: string): { readonly caipNetworkId: CaipNetworkId; readonly context: string } | undefined
  /** What the account signs to have others take rights back. */
  toRevocation(parameters: Place & { readonly context: string }): object
}
