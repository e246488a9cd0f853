import type { AccountType, AlertData, CaipNetworkId, Namespace, Network } from '@foyer/protocol'
import type { AdapterFault } from './AdapterFault.js'
import type { Connector } from './connector.js'
import type {
  Balance,
  FamilyFeatures,
  FeatureName,
  NameService,
  SignedIn,
  SignInParameters,
  TokenBalance,
} from './FamilyFeatures.js'
import type {
  FamilyType,
  FamilyTypes,
  SendCallsParameters,
  SendParameters,
  SignAllParameters,
  SignParameters,
  SignPsbtParameters,
  TransferParameters,
  WriteParameters,
} from './FamilyTypes.js'
import type { TextStorage } from './TextStorage.js'

/**
 * What the host passes in `adapters`: a description from which each client makes its own adapter. The namespace tells the client's types what
 * its requests take and return.
 */
export type AdapterSetup<namespace extends Namespace = Namespace> = {
  readonly namespace: namespace
  /** Makes the adapter of one client, when that needs it. Touches no window and sends no request. */
  create(context: AdapterContext): Adapter
  /** Why the adapter cannot be used as it is set up. When set, the options are refused with `option_invalid`. */
  readonly problem?: string
}

/** What an adapter gets from the client it serves. */
export type AdapterContext<features extends FamilyFeatures = FamilyFeatures> = {
  readonly projectId: string
  readonly metadata: () => AppMetadata
  /** The networks of this namespace, in the host's order. */
  readonly networks: readonly Network[]
  /** URLs for requests in the place of a network's own, in order. */
  readonly customRpcUrls: Readonly<Partial<Record<CaipNetworkId, readonly RpcEndpoint[]>>>
  /** Whether a network's own URLs are used when none of those answers. */
  readonly customRpcFallback: boolean
  /** Whether wallets are discovered that announce themselves (EIP-6963, Wallet Standard), and in `window.ethereum`. */
  readonly discovery: { readonly announced: boolean; readonly injected: boolean }
  /** Strings under the client's own prefix; safe to call anywhere, never throws. */
  readonly storage: TextStorage
  /**
   * The features of the chain family over a provider, loaded with the first call: what paired and embedded wallets of a host without an
   * adapter are spoken to by. None for a family that core does not know.
   */
  readonly loadFeatures: () => Promise<features>
  /** The ways to wallets that are not in the page, which the host offers for this chain family. */
  readonly ways: readonly WalletWay[]
  /**
   * Makes an adapter that finds the wallets of the page by what core knows of its chain family, and loads what sends them requests with the
   * first use. It comes by the context, so that a page that only shows a button has none of its code.
   */
  createLazyAdapter<calls extends object, wallet extends DiscoveredWallet>(
    context: AdapterContext,
    parameters: LazyAdapterParameters<calls, wallet>,
  ): Adapter & calls
  /**
   * Loads an engine that sends wallets and networks what core knows of the chain family, for an adapter that needs no SDK for it: each wallet
   * of the page is reached over the way that the adapter makes, the others over their own.
   */
  loadEngine<calls extends object>(parts: WayEngineParts): Promise<AdapterEngine<calls>>
}

/** What an engine works with. */
type EngineParts<wallet extends DiscoveredWallet = DiscoveredWallet> = {
  readonly wallets: DiscoveredWallets<wallet>
  /** The client's listeners, while the adapter is started. */
  events(): AdapterEvents | undefined
}

export type WayEngineParts = EngineParts & {
  /** The way to a wallet of the page, made once. Without it none of the page's wallets is reached. */
  wayOf?(wallet: DiscoveredWallet): Way | Promise<Way>
  /** Names in the place of those of the chain family. */
  readonly names?: NameService | undefined
}

export type LazyAdapterParameters<
  calls extends object = object,
  wallet extends DiscoveredWallet = DiscoveredWallet,
> = {
  readonly namespace: Namespace
  /** Loads what sends requests. Called again after a failure. */
  load(parts: EngineParts<wallet>): Promise<AdapterEngine<calls>>
  /** Where wallets are looked for. The page's own `window` when absent. */
  readonly page?: InjectedPage | undefined
  /** A host that may connect by itself at any time has what `load` loads when the adapter starts. */
  readonly loadsAtStart?: boolean
}

/** A wallet that was found in the page, with the way to reach it. */
export type DiscoveredWallet<provider = unknown> = {
  readonly connector: Connector
  /** The wallet's own. */
  readonly provider?: provider | undefined
  /** The way to a wallet that is not in the page, in the place of a provider. */
  readonly way?: WalletWay | undefined
}

/** The wallets known to one adapter. */
export type DiscoveredWallets<wallet extends DiscoveredWallet = DiscoveredWallet> = {
  list(): readonly wallet[]
  /** The wallets found in the page, and how the list is made of them; what is left out stays. */
  set(found?: readonly wallet[], how?: (found: readonly wallet[]) => readonly wallet[]): void
  subscribe(listener: () => void): () => void
}

/** What sends requests to wallets. */
export type AdapterEngine<calls extends object = object> = {
  readonly calls: calls
  /** Stops listening to wallets, and listens again. */
  pause(): void
  resume(): void
  destroy(): void
}

/** The part of a window in which wallets are looked for, beside what they put there. */
export type InjectedPage = Pick<
  EventTarget,
  'addEventListener' | 'removeEventListener' | 'dispatchEvent'
>

/** A way to a wallet that is not in the page, such as pairing or a login, as it is listed beside the wallets of the page. */
export type WalletWay = {
  readonly connector: Connector
  /** Loads what reaches the wallet, once. Its provider connects the wallet by a request for the accounts, or rejects where the modal has to. */
  load(): Promise<Way>
}

/** A way to the wallet of one chain family. It knows no family: the family speaks over its provider. */
export type Way = {
  /** Connects the wallet, with a prompt where it needs one; on the wished network where the page chooses it. */
  connect(wish?: Network): Promise<WalletSession>
  /** The session of an earlier visit, without a prompt; `undefined` when there is none. */
  resume(): Promise<WalletSession | undefined>
  /** The session now; `undefined` when there is none. */
  session(): WalletSession | undefined
  /** The chain family needs the wallet no more. */
  leave(): Promise<void>
  /**
   * Goes to a network without a request of the family's dialect.
   *
   * @throws `chain_not_supported`
   */
  moveTo(network: Network): Promise<void>
  /** `moveTo` reaches every network that the wallet has: the family's own request for it is not made. */
  readonly movesFreely?: true
  readonly provider: WalletProvider
}

/** A wallet as EIP-1193 has it, or what a chain family has in its place. */
export type WalletProvider = {
  request(parameters: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  on(event: string, listener: (value: never) => void): void
  removeListener(event: string, listener: (value: never) => void): void
  /** The kind of an account, of a wallet that has several. */
  typeOf?(address: string): Account['type']
  /** Whether the wallet takes a request, of a wallet that says so. */
  takes?(method: string): boolean
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

/** An account of a wallet. */
export type Account = {
  readonly address: string
  readonly type: AccountType
  readonly publicKey?: string | undefined
  readonly path?: string | undefined
}

/** What a wallet granted: its accounts, the one in use first, and the network it is on. */
export type WalletSession = {
  readonly accounts: readonly [Account, ...Account[]]
  /** As the wallet reports it, whether the host configured that network or not. */
  readonly caipNetworkId: CaipNetworkId
  /** What the wallet offers of the chain family's features; all of them where it does not say. */
  readonly features?: readonly FeatureName[] | undefined
}

/** Callbacks by which an adapter reports to the client what wallets do on their own. */
export type AdapterEvents = {
  /** The complete list of discovered wallets, each time it changes. */
  wallets(connectors: readonly Connector[]): void
  /** The wallet changed accounts or network; `undefined` when it ended the session. */
  session(connectorId: string, session: WalletSession | undefined): void
  /** Transactions sent from here that are not in a block yet. */
  pending(count: number): void
  /** A fault of the host's set-up, shown to the developer. */
  fault?<code extends AdapterFault>(code: code, data: AlertData<code>): void
}

export type Identity = { readonly name: string | undefined; readonly avatar: string | undefined }

/**
 * What Foyer knows of one chain family. Every namespace has the same calls, so the client never compares
 * namespaces; a call that a family does not have is absent.
 */
export type Adapter<types extends FamilyTypes = FamilyTypes> = {
  readonly namespace: Namespace
  /** Wallets of this chain family are reached by pairing alone: the host gave no adapter for it. */
  readonly pairingOnly?: true
  /** Starts to discover wallets and to listen to them. Returns a function that stops it. May be started again after. */
  start(events: AdapterEvents): () => void
  /** Loads the code that connecting needs, so that `connect` sends its request at once. Sends no request itself. */
  prepare(): Promise<void>
  /**
   * Requests the wallet's accounts. `network` is a wish: the session says which network the wallet is on.
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
  switchChain(connectorId: string, network: Network): Promise<void>
  /** The coin's balance, or the token's when `token` (a contract address) is given. */
  getBalance(parameters: { address: string; network: Network; token?: string }): Promise<Balance>
  /**
   * All that the account holds on the network, from the wallet; `undefined` when the wallet does not support
   * that.
   *
   * @throws `answer_invalid`
   */
  getAssets?(
    connectorId: string,
    parameters: { address: string; network: Network },
  ): Promise<readonly TokenBalance[] | undefined>
  /** All that the account holds on the network, by the network. @throws `answer_invalid` */
  getTokens?(parameters: { address: string; network: Network }): Promise<readonly TokenBalance[]>
  /** Name and picture from the chain's name service; both absent when it has none. */
  getIdentity?(parameters: { address: string }): Promise<Identity>
  /** Signs UTF-8 text; returns the signature in the namespace's own encoding. */
  signMessage?(
    connectorId: string,
    parameters: { message: string; address: string },
  ): Promise<string>
  /**
   * Has the wallet write, show and sign a text of these fields (CAIP-122), for an account of it.
   *
   * @throws `sign_in_differs` where the wallet signed another text, `answer_invalid` for a signature of another key
   */
  signIn?(connectorId: string, parameters: SignInParameters): Promise<SignedIn>
  signTypedData?(
    connectorId: string,
    parameters: { typedData: FamilyType<types, 'typedData'>; address: string },
  ): Promise<string>
  /** What the transaction would use, in the family's own unit. @throws `estimate_failed` */
  estimateGas?(connectorId: string, parameters: SendParameters<types>): Promise<bigint>
  /** Returns the transaction's hash once the wallet has sent it. */
  sendTransaction?(connectorId: string, parameters: SendParameters<types>): Promise<string>
  /** Has the wallet send coins or tokens to an account. Returns the transaction's hash once the wallet has sent it. */
  transfer?(connectorId: string, parameters: TransferParameters<types>): Promise<string>
  /** A transfer as it would be signed, and what it costs. Sends no wallet a request. */
  prepareTransfer?(parameters: TransferParameters<types>): Promise<FamilyType<types, 'prepared'>>
  /** Has the wallet sign a transaction that is given back and not sent. */
  signTransaction?(
    connectorId: string,
    parameters: SignParameters<types>,
  ): Promise<FamilyType<types, 'signed'>>
  /** The same for several: all are signed, or none is given back. */
  signAllTransactions?(
    connectorId: string,
    parameters: SignAllParameters<types>,
  ): Promise<readonly FamilyType<types, 'signed'>[]>
  writeContract?(connectorId: string, parameters: WriteParameters<types>): Promise<string>
  /** Waits until the transaction is in a block. @throws `transaction_reverted` with the decoded reason, `transaction_expired` */
  waitForTransactionReceipt?(parameters: {
    hash: string
    network: Network
  }): Promise<FamilyType<types, 'receipt'>>
  /** What the wallet can do. */
  getCapabilities?(
    connectorId: string,
    parameters: { address: string },
  ): Promise<FamilyType<types, 'capabilities'>>
  /** Sends several calls as one; returns the bundle's id. */
  sendCalls?(connectorId: string, parameters: SendCallsParameters<types>): Promise<string>
  getCallsStatus?(
    connectorId: string,
    parameters: { id: string },
  ): Promise<FamilyType<types, 'callsStatus'>>
  /** Signs inputs of a transaction. @throws `psbt_invalid`, `answer_invalid` */
  signPsbt?(
    connectorId: string,
    parameters: SignPsbtParameters<types>,
  ): Promise<FamilyType<types, 'signedPsbt'>>
  /** The contracts that a request calls, whose balances change by it. */
  readTouched?(
    request:
      | FamilyType<types, 'transaction'>
      | FamilyType<types, 'contractCall'>
      | FamilyType<types, 'calls'>,
  ): Promise<readonly string[]>
  /** The wallet's own provider, for the host. */
  getProvider(connectorId: string): Promise<unknown>
  /** Ends everything: timers, listeners, sockets. */
  destroy(): void
}
