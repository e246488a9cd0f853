import type { Network } from '@foyer/protocol'
import type { TokenBalance } from '@foyer/protocol/api'
import type { SiwxMessage, SiwxSession } from '@foyer/protocol/siwx'
import type {
  CapabilitiesParameters,
  FamilyType,
  FamilyTypes,
  SendCallsParameters,
  SendParameters,
  SignAllParameters,
  SignParameters,
  SignPsbtParameters,
  TransferParameters,
} from './FamilyTypes.js'
import type { PermitFeatures } from './PermitFeatures.js'
import type { Request, Rpc } from './Rpc.js'
import type { SendFeatures } from './SendFeatures.js'
import type { SwapFeatures } from './SwapFeatures.js'

export type { Call, Request, Rpc } from './Rpc.js'

/** `amount` in the smallest unit. */
export type Balance = {
  readonly amount: bigint
  readonly decimals: number
  readonly symbol: string
}

/** How much of a token an account holds, as it comes over HTTP: the amount is a decimal text. */
export type { TokenBalance }

/** What an account may offer, by the names that the actions have. */
export type FeatureName =
  | 'signMessage'
  | 'signTypedData'
  | 'sendTransaction'
  | 'transfer'
  | 'writeContract'
  | 'sendCalls'
  | 'getCallsStatus'
  | 'signTransaction'
  | 'signAllTransactions'
  | 'signIn'
  | 'signPsbt'

/** The features that few families have. */
export type RareFeature =
  | 'signTransaction'
  | 'signAllTransactions'
  | 'signPsbt'
  | 'prepareTransfer'
  | 'getTokens'
  | 'signIn'
  | 'signInFirst'
  | 'isHeldByKey'
  | 'names'
  | 'sending'
  | 'swapping'
  | 'permitting'

/** A name service of a chain family. What it answers is checked in both directions before a name is shown. */
export type NameService = {
  /** The name that an account goes by; `undefined` where it has none. */
  nameOf(address: string): Promise<string | undefined>
  /** The account that a name leads to; `undefined` where it leads to none, or to one that cannot be told for certain. */
  addressOf(name: string): Promise<string | undefined>
}

/** A sign-in of an account. The message is for the same account. */
export type SignInParameters = { readonly message: SiwxMessage; readonly address: string }

/** A sign-in text that a wallet wrote and signed, as it was checked. */
export type SignedIn = {
  /** What is signed, to the letter. */
  readonly message: string
  readonly signature: string
}

/** A sign-in by which a wallet connected, with the account that it says: as it was checked. */
export type SignedOnConnect = SignedIn & { readonly address: string }

/** How wallets of a chain family connect and sign in by one approval. */
export type SignInFirst = {
  /** The request that is sent. */
  readonly method: string
  load(): Promise<SignInFirstCall>
}

/**
 * Sends a wallet the request, in the same turn: it signs a text of these fields with an account that the user chooses.
 *
 * @throws what the wallet refuses with; `sign_in_differs` with the field where it signed another text; `answer_invalid`
 */
export type SignInFirstCall = (
  request: Request,
  message: Omit<SiwxMessage, 'address'>,
  life: Life,
) => Promise<SignedOnConnect>

/** What work that waits for a chain depends on. */
export type Life = {
  /** Default: the platform's timers. */
  readonly clock?: { after(ms: number, run: () => void): () => void }
  /** Aborted when the client ends. */
  readonly signal: AbortSignal
}

/** The outcome of a transaction: its receipt, what finds out why it failed, or that no block takes it any more. */
export type FoundReceipt<receipt> =
  | { readonly receipt: receipt }
  | { readonly reasonOf: () => Promise<string> }
  | { readonly isExpired: true }

/** What is known of a transaction beside its id once it is sent. */
export type Sending = {
  /** The height of the chain from which on no block takes it. */
  expiresAt(height: bigint): void
}

/**
 * What a chain family says to wallets and networks, whichever way a wallet is reached. A feature that the family lacks is absent. Answers are
 * checked here: what has not the shape that the feature promises is an error.
 */
export type FamilyFeatures<types extends FamilyTypes = FamilyTypes> = {
  /**
   * The request that a wallet has to take, or several of which it has to take one, by the feature that is made of it. Where a wallet says what
   * it takes, the others are absent.
   */
  readonly needs?: Readonly<Partial<Record<FeatureName, string | readonly string[]>>>
  /** Signs UTF-8 text; returns the signature in the family's own encoding. */
  signMessage?(request: Request, parameters: { message: string; address: string }): Promise<string>
  /** Has the wallet write, show and sign a text of these fields (CAIP-122), for an account of it. */
  signIn?(request: Request, parameters: SignInParameters): Promise<SignedIn>
  /** Of a wallet that is not connected yet. Absent: wallets of the family connect first. */
  readonly signInFirst?: SignInFirst
  /**
   * Whether what an account signed shows that a key holds it, on every network of the family. Absent where keys hold all accounts: elsewhere a contract may
   * stand at an address, and another one or none on another network.
   */
  isHeldByKey?(session: SiwxSession): Promise<boolean>
  signTypedData?(
    request: Request,
    parameters: { typedData: FamilyType<types, 'typedData'>; address: string },
  ): Promise<string>
  /** Returns the transaction's id. */
  sendTransaction?(
    request: Request,
    parameters: SendParameters<types>,
    rpc: Rpc,
    sending: Sending,
  ): Promise<string>
  /** Has the wallet sign a transaction that is given back and not sent. */
  signTransaction?(
    request: Request,
    parameters: SignParameters<types>,
  ): Promise<FamilyType<types, 'signed'>>
  /** The same for several: all are signed, or none is given back. */
  signAllTransactions?(
    request: Request,
    parameters: SignAllParameters<types>,
  ): Promise<readonly FamilyType<types, 'signed'>[]>
  /** A transfer as it would be signed, and what it costs. Sends no wallet a request. */
  prepareTransfer?(
    rpc: Rpc,
    parameters: TransferParameters<types>,
  ): Promise<FamilyType<types, 'prepared'>>
  /** The transaction that sends coins or tokens to an account. @throws where the transfer makes no sense: nothing is sent then */
  toTransaction?(transfer: FamilyType<types, 'transfer'>): FamilyType<types, 'transaction'>
  /** What the transaction would use, in the family's own unit. @throws `estimate_failed` */
  estimateGas?(rpc: Rpc, parameters: SendParameters<types>): Promise<bigint>
  /**
   * The outcome of a transaction; `undefined` while it is in no block. Throws at once, and not by its promise, for what is no id of one.
   * `expiry` is what `expiresAt` was called with.
   */
  findReceipt?(
    rpc: Rpc,
    parameters: { hash: string; network: Network; expiry?: bigint | undefined },
  ): Promise<FoundReceipt<FamilyType<types, 'receipt'>> | undefined>
  /** What the wallet can do, on one network where that is given. */
  getCapabilities?(
    request: Request,
    parameters: CapabilitiesParameters,
  ): Promise<FamilyType<types, 'capabilities'>>
  /** Sends several calls as one; returns the bundle's id. */
  sendCalls?(request: Request, parameters: SendCallsParameters<types>): Promise<string>
  getCallsStatus?(
    request: Request,
    parameters: { id: string },
  ): Promise<FamilyType<types, 'callsStatus'>>
  /** Signs inputs of a transaction, and has it sent where that is asked for. */
  signPsbt?(
    request: Request,
    parameters: SignPsbtParameters<types>,
    rpc: Rpc,
  ): Promise<FamilyType<types, 'signedPsbt'>>
  /** The contracts that a request calls, whose balances change by it: a transaction, or what else of the family moves funds. */
  readTouched?(request: FamilyType<types, 'transaction'>): readonly string[]
  /** Requests that the wallet goes to a network, and adds it where it does not know it. @throws `chain_not_supported`, `user_rejected` */
  switchChain?(request: Request, network: Network): Promise<void>
  /** The coin's balance by the network, in the smallest unit. @throws `answer_invalid` */
  getBalance?(rpc: Rpc, parameters: { address: string; network: Network }): Promise<bigint>
  /** The balance of a token by the network. @throws `answer_invalid` */
  getTokenBalance?(
    rpc: Rpc,
    parameters: { address: string; network: Network; token: string },
  ): Promise<Balance>
  /** All that the account holds on the network, by the network. @throws `answer_invalid` */
  getTokens?(
    rpc: Rpc,
    parameters: { address: string; network: Network },
  ): Promise<readonly TokenBalance[]>
  /** The names of the chain family, by the network that keeps them; `undefined` where that is none of these. */
  names?(rpc: Rpc, networks: readonly Network[]): NameService | undefined
  /** What is known of sending on it: receivers, fees, and transactions as they are signed. Loaded with the first use. */
  sending?(): Promise<SendFeatures>
  /** What is known of swaps on it: what is offered, and what is signed. Loaded with the first use. */
  swapping?(): Promise<SwapFeatures>
  /** What is known of keys that act for an account by themselves. Loaded with the first use. */
  permitting?(): Promise<PermitFeatures>
  /** All that the account holds on the network, from the wallet; `undefined` when the wallet does not support that. */
  getAssets?(
    request: Request,
    parameters: { address: string; network: Network },
  ): Promise<readonly TokenBalance[] | undefined>
}
