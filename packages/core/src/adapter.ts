import type { AlertData, CaipNetworkId, Namespace, Network } from '@foyer/protocol'
import type { TokenBalance } from '@foyer/protocol/api'
import type { Connector } from './connector.js'

/** What the host passes in `adapters`: a description from which each client makes its own adapter. */
export type AdapterSetup = {
  readonly namespace: Namespace
  /** Makes the adapter of one client. Touches no window, asks nobody. */
  create(context: AdapterContext): Adapter
  /** Why it cannot be used as it was set up. Then `createFoyer` throws `option_invalid`. */
  readonly problem?: string
}

/** What an adapter is told of the client it serves. */
export type AdapterContext = {
  readonly projectId: string
  readonly metadata: () => AppMetadata
  /** The networks of this namespace, in the host's order. */
  readonly networks: readonly Network[]
  /** URLs to ask in the place of a network's own, in order. */
  readonly customRpcUrls: Readonly<Partial<Record<CaipNetworkId, readonly RpcEndpoint[]>>>
  /** Whether a network's own are asked when none of those answers. */
  readonly customRpcFallback: boolean
  /** Whether wallets are looked for by EIP-6963, and in `window.ethereum`. */
  readonly discovery: { readonly announced: boolean; readonly injected: boolean }
  /** Strings under the client's own prefix; safe to call anywhere, never throws. */
  readonly storage: TextStorage
  /** The wallet that is reached by pairing; absent where pairing is not offered. */
  readonly pairing?: PairingPort | undefined
  /** The wallet of an e-mail or social login; absent where none is offered. */
  readonly embedded?: EmbeddedPort | undefined
}

/** The way to a paired wallet, listed as the connector `walletConnect`. */
export type PairingPort = {
  /** Loads what pairing needs, once. Who is asked for accounts without being paired pairs a wallet. @throws `pairing_off` */
  load(): Promise<WalletProvider>
}

/** The way to the embedded wallet, listed as the connector `ID_AUTH`. */
export type EmbeddedPort = {
  /** Loads what it needs, once. Who is asked for accounts without a login says so: logging in is done in the modal. */
  load(): Promise<EmbeddedProvider>
}

/** The embedded wallet of one chain family, which knows the kinds of its accounts. */
export type EmbeddedProvider = WalletProvider & { typeOf(address: string): Account['type'] }

/** A wallet as EIP-1193 has it, or what a chain family has in its place. */
export type WalletProvider = {
  request(parameters: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  on(event: string, listener: (value: never) => void): void
  removeListener(event: string, listener: (value: never) => void): void
}

export type RpcEndpoint = {
  readonly url: string
  readonly config?: { headers?: Record<string, string> }
}
export type AppMetadata = {
  name: string
  description: string
  url: string
  icons: readonly string[]
}
export type TextStorage = {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
}

/** An account of a wallet: `type` is `eoa`, `smartAccount` or, for Bitcoin, `payment`. */
export type Account = {
  readonly address: string
  readonly type: 'eoa' | 'smartAccount' | 'payment' | 'ordinal' | 'stx'
  readonly publicKey?: string | undefined
  readonly path?: string | undefined
}

/** What a wallet gave: its accounts, the one in use first, and the network it stands on. */
export type WalletSession = {
  readonly accounts: readonly [Account, ...Account[]]
  /** As the wallet says it, whether the host configured that network or not. */
  readonly caipNetworkId: CaipNetworkId
}

/** How an adapter tells the client what wallets do by themselves. */
export type AdapterEvents = {
  /** The complete list of wallets found, each time it changes. */
  wallets(connectors: readonly Connector[]): void
  /** The wallet changed accounts or network; `undefined` when it ended the session. */
  session(connectorId: string, session: WalletSession | undefined): void
  /** Transactions sent from here that are not in a block yet. */
  pending(count: number): void
  /** Something of the host's set-up is wrong, for whoever develops the page. */
  fault?<code extends AdapterFault>(code: code, data: AlertData<code>): void
}

/** What an adapter may find to be wrong in a set-up. */
export type AdapterFault =
  | 'rpc_of_another_network'
  | 'rpc_failed'
  | 'wagmi_network_missing'
  | 'peer_missing'

/** `amount` in the smallest unit. */
export type Balance = {
  readonly amount: bigint
  readonly decimals: number
  readonly symbol: string
}

/** How much of a token an account holds, as it comes over HTTP: the amount is a decimal text. */
export type { TokenBalance }

export type Identity = { readonly name: string | undefined; readonly avatar: string | undefined }

/** Amounts in the smallest unit. `to` is absent for a contract creation. */
export type TransactionRequest = {
  readonly to?: string | undefined
  readonly value?: bigint | undefined
  readonly data?: string | undefined
  readonly gas?: bigint | undefined
}

export type ContractCall = {
  readonly address: string
  readonly abi: readonly unknown[]
  readonly functionName: string
  readonly args?: readonly unknown[] | undefined
  readonly value?: bigint | undefined
}

export type Receipt = {
  readonly hash: string
  readonly blockNumber: bigint
  /** A reverted transaction is not returned but thrown, with its reason. */
  readonly status: 'success'
}

/**
 * What is known of one chain family. The client never asks which chain it is: every namespace answers
 * the same calls, and a call that a family does not have is absent.
 */
export type Adapter = {
  readonly namespace: Namespace
  /** Wallets of this chain family are reached by pairing alone: the host gave no adapter for it. */
  readonly pairingOnly?: true
  /** Starts looking for wallets and listening to them. Returns its end. May be started again after. */
  start(events: AdapterEvents): () => void
  /** Loads the code that connecting needs, so that the wallet is asked at once. Asks nobody. */
  prepare(): Promise<void>
  /**
   * Asks the wallet for its accounts. `network` is a wish: the session tells where the wallet stands.
   *
   * @throws `user_rejected`, `request_pending`, `wallet_locked`, `provider_not_found`, `wallet_failed`
   */
  connect(
    connector: Connector,
    parameters: { network: Network | undefined },
  ): Promise<WalletSession>
  /** The session this wallet still grants, without a prompt; `undefined` when it grants none. */
  reconnect(connectorId: string): Promise<WalletSession | undefined>
  /** Ends the session here and, where the wallet can, its permission. */
  disconnect(connectorId: string): Promise<void>
  /**
   * @throws `chain_not_supported` when the wallet neither knows the network nor adds it,
   *   `switch_rejected_after_add`, `user_rejected`
   */
  switchNetwork(connectorId: string, network: Network): Promise<void>
  /** The coin's balance, or the token's when `token` (a contract address) is given. */
  getBalance(parameters: { address: string; network: Network; token?: string }): Promise<Balance>
  /**
   * All that the account holds on the network, as the wallet tells it (ERC-7811 `wallet_getAssets`);
   * `undefined` when the wallet does not tell.
   *
   * @throws `answer_invalid`
   */
  getAssets?(
    connectorId: string,
    parameters: { address: string; network: Network },
  ): Promise<readonly TokenBalance[] | undefined>
  /** Name and picture as the chain tells them; both absent when it tells none. */
  getIdentity?(parameters: { address: string }): Promise<Identity>
  /** Signs UTF-8 text; returns the signature in the namespace's own encoding. */
  signMessage(
    connectorId: string,
    parameters: { message: string; address: string },
  ): Promise<string>
  signTypedData?(
    connectorId: string,
    parameters: { typedData: TypedData; address: string },
  ): Promise<string>
  /** Gas units. @throws `estimate_failed` */
  estimateGas?(connectorId: string, parameters: SendParameters): Promise<bigint>
  /** Returns the transaction's hash once the wallet handed it on. */
  sendTransaction(connectorId: string, parameters: SendParameters): Promise<string>
  writeContract?(connectorId: string, parameters: WriteParameters): Promise<string>
  /** Waits until the transaction is in a block. @throws `transaction_reverted` with the decoded reason */
  waitForReceipt?(parameters: { hash: string; network: Network }): Promise<Receipt>
  /** EIP-5792: what the wallet can do, by hex chain id. */
  getCapabilities?(connectorId: string, parameters: { address: string }): Promise<Capabilities>
  /** EIP-5792: sends several calls as one; returns the bundle's id. */
  sendCalls?(connectorId: string, parameters: SendCallsParameters): Promise<string>
  getCallsStatus?(connectorId: string, parameters: { id: string }): Promise<CallsStatus>
  /** The wallet's own provider (EIP-1193 for EVM), for the host. */
  getProvider(connectorId: string): Promise<unknown>
  /** Ends everything: timers, listeners, sockets. */
  destroy(): void
}

export type SendParameters = { address: string; network: Network; transaction: TransactionRequest }
export type WriteParameters = { address: string; network: Network; call: ContractCall }
export type SendCallsParameters = {
  address: string
  network: Network
  calls: readonly TransactionRequest[]
  capabilities?: Readonly<Record<string, unknown>>
  atomicRequired?: boolean
}
export type Capabilities = Readonly<Record<string, Readonly<Record<string, unknown>>>>
export type CallsStatus = {
  readonly status: 'pending' | 'success' | 'failure'
  readonly hashes: readonly string[]
}
/** EIP-712, as `eth_signTypedData_v4` takes it. */
export type TypedData = {
  readonly domain: Readonly<Record<string, unknown>>
  readonly types: Readonly<Record<string, readonly { name: string; type: string }[]>>
  readonly primaryType: string
  readonly message: Readonly<Record<string, unknown>>
}
