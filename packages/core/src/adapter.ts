import type { Namespace, Network } from '@foyer/protocol'
import type { AdapterEvents } from './AdapterEvents.js'
import type { ConnectSignIn } from './ConnectSignIn.js'
import type { Connector } from './connector.js'
import type { Balance, Call, SignedIn, SignInParameters, TokenBalance } from './FamilyFeatures.js'
import type {
  CapabilitiesParameters,
  FamilyType,
  FamilyTypes,
  OfEntry,
  SendCallsParameters,
  SendParameters,
  SignAllParameters,
  SignParameters,
  SignPsbtParameters,
  TransferParameters,
  WriteParameters,
} from './FamilyTypes.js'
import type { WalletSession } from './WalletSession.js'

export type Identity = { readonly name: string | undefined; readonly avatar: string | undefined }

/** What a name leads to, and the name as it is registered. */
export type ResolvedName = {
  readonly address: string
  readonly name: string
  /** The name has no address on the network that it was looked up for: this is the one of the family's home of names, Ethereum for ENS. */
  readonly isElsewhere?: true | undefined
}

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
   * Requests the wallet's accounts. `network` is a wish: the session says which network the wallet is on. A wallet that can sign in at once is requested
   * that instead (`signIn`), in the same turn; one that cannot connects as ever, and the session has no `signedIn`.
   *
   * @throws `user_rejected`, `request_pending`, `wallet_locked`, `no_account_shared`, `provider_not_found`, `wallet_failed`
   */
  connect(
    connector: Connector,
    parameters: { network: Network | undefined; signIn?: ConnectSignIn | undefined },
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
  /** Sends the network a call over the nodes that the adapter uses. The answer is for the caller to check. */
  callNetwork?(parameters: { network: Network; call: Call }): Promise<unknown>
  /**
   * The address that a name leads to on this very network, by the chain's name service; `undefined` where it leads to none. An address of
   * another network is none.
   */
  resolveName?(parameters: { name: string; network: Network }): Promise<ResolvedName | undefined>
  /** Signs UTF-8 text; returns the signature in the namespace's own encoding. */
  signMessage?(
    connectorId: string,
    parameters: OfEntry & { message: string; address: string },
  ): Promise<string>
  /**
   * Has the wallet write, show and sign a text of these fields (CAIP-122), for an account of it.
   *
   * @throws `sign_in_differs` where the wallet signed another text, `answer_invalid` for a signature of another key
   */
  signIn?(connectorId: string, parameters: SignInParameters): Promise<SignedIn>
  signTypedData?(
    connectorId: string,
    parameters: OfEntry & { typedData: FamilyType<types, 'typedData'>; address: string },
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
  /** How a transaction that was sent from here ended is known: it is counted as under way no more. */
  settle?(hash: string): Promise<void>
  /** What the wallet can do, on one network where that is given. */
  getCapabilities?(
    connectorId: string,
    parameters: CapabilitiesParameters,
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
