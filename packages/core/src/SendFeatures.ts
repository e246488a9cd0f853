import type { Network } from '@foyer/protocol'
import type { NamingFeatures } from './NamingFeatures.js'
import type { Rpc } from './Rpc.js'

/** How soon the network takes a transaction, by what is offered for it. */
export type FeeSpeed = 'slow' | 'normal' | 'fast'

/** What is sent: the network's coin where there is no `address`; one collectible where there is a `tokenId`. */
export type SentAsset = {
  /** The token's contract or mint, without the network. */
  readonly address?: string | undefined
  /** Which of an ERC-721 or ERC-1155 contract's collectibles. */
  readonly tokenId?: bigint | undefined
  readonly standard?: 'ERC721' | 'ERC1155' | undefined
}

/**
 * What is said of a receiver before anything is signed. `mustConfirm` is a warning that has to be confirmed (`acceptWarning`): until then
 * the button is off.
 */
export type SendWarning = {
  readonly code: SendWarningCode
  readonly mustConfirm: boolean
  /** `look_alike`: the address that was sent to before, which this one looks like. `hooked`: the program. */
  readonly address?: string | undefined
  /** `exchange`, `exchange_elsewhere`: which exchange it is, as the host names it. */
  readonly label?: string | undefined
}

/**
 * - `checksum_wrong`: letters of the address are not those of its checksum (EIP-55).
 * - `look_alike`: it begins and ends as an address that was sent to from here, and is another one.
 * - `first_time`: nothing was sent to it from here.
 * - `own_account`: it is the account that sends.
 * - `contract`: a contract, which may not be able to give back what it gets.
 * - `contract_elsewhere`: no contract here, but one on another of the host's networks: the smart account may not exist here.
 * - `no_wallet_key`: an address of Solana that no key signs for: a program has to.
 * - `unused`: an address of Solana that nothing was ever sent to. It has no checksum, so a letter of it may be wrong.
 * - `name_elsewhere`: the name has no address on this network: it is the one that it has on Ethereum, which a key holds.
 * - `exchange`: the host says that it is an exchange's on this network (`custom.exchanges`).
 * - `exchange_elsewhere`: the host says so of other networks of the chain family, and not of this one.
 * - `name_normalized`: the name is written in another way than it was typed.
 * - `receives_less`: the token keeps a part of what is sent.
 * - `hooked`: a program of the token's issuer takes part in the transfer, and can refuse it.
 */
export type SendWarningCode =
  | 'checksum_wrong'
  | 'look_alike'
  | 'first_time'
  | 'own_account'
  | 'contract'
  | 'contract_elsewhere'
  | 'no_wallet_key'
  | 'unused'
  | 'name_elsewhere'
  | 'exchange'
  | 'exchange_elsewhere'
  | 'name_normalized'
  | 'receives_less'
  | 'hooked'

/** A part of what sending costs, in the coin's smallest unit, at most. */
export type FeeLine = {
  /**
   * `network`: to be in a block. `layer1`: for the data that a rollup keeps on its base chain. `operator`: for the operator of the rollup. `rent`:
   * for the receiver's new token account.
   */
  readonly kind: 'network' | 'layer1' | 'operator' | 'rent'
  readonly amount: bigint
}

/** How much of something an account has on the chain, in the smallest unit. */
type HeldAmount = {
  readonly amount: bigint
  readonly decimals: number
  readonly symbol: string
}

/** A question to the chain family: the sender, what is sent, and the receiver. */
export type SendOrder = {
  readonly from: string
  readonly to: string
  readonly network: Network
  readonly asset: SentAsset
  /** In the smallest unit; `max` all that can be sent. */
  readonly amount: bigint | 'max'
  readonly speed: FeeSpeed
  /** A text that stands in the transaction for everyone to read. */
  readonly memo?: string | undefined
  /** The account is a contract: its wallet makes an operation of the call, with gas and fee of its own. */
  readonly isSmartAccount?: boolean | undefined
  /** The wallet gets it as calls of its account (EIP-5792), and is asked for their status. */
  readonly inCalls?: boolean | undefined
  /** Has the wallet count the gas of calls, as it takes them, where it does that; answered with its capabilities. */
  readonly count?: ((calls: object) => Promise<object>) | undefined
  /** By which capability of the wallet another pays for the calls; the account pays where it is absent. */
  readonly sponsor?: CallsSponsor | undefined
}

/** Capabilities that calls demand (EIP-5792): the wallet sends them with these, or not at all. */
type CallsSponsor = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** A transaction as it is signed when the user agrees, and what it does. */
export type SendQuote = {
  /** What `sendTransaction` of the family takes: with this fee, and with no other. */
  readonly transaction: object
  /** What `sendCalls` of the family takes, in the place of the transaction, where the order is `inCalls`. */
  readonly calls?: object | undefined
  /** Another pays what it costs, or nothing is sent. `fees` are none then. */
  readonly isSponsored?: true | undefined
  /** The wallet of the account counts gas and fee itself: `fees` are what is kept for them, and more than it takes. */
  readonly isReserved?: true | undefined
  /** In the smallest unit: of `max` what it comes to. */
  readonly amount: bigint
  readonly fees: readonly FeeLine[]
  /** What each choice would cost at most, in the coin's smallest unit; a family or network with one price has `normal` alone. */
  readonly speeds: Readonly<Partial<Record<FeeSpeed, bigint>>>
  /** What arrives, in the smallest unit; `undefined` where the network cannot tell ahead. */
  readonly receives: bigint | undefined
  readonly warnings: readonly SendWarning[]
  /** What it does, as a text: two transactions with the same one do the same, whatever their fees. */
  readonly does?: string | undefined
}

/** A transaction as a host gave it to the wallet. */
export type DescribedTransaction = {
  readonly to: string
  /** In the coin's smallest unit. */
  readonly value: bigint
  /** It pays the coin, and does nothing else. */
  readonly isPayment: boolean
  /** See `SendQuote`. */
  readonly does?: string | undefined
}

/** What became of a transaction that has no receipt: it waits, another took its place, or no block takes it any more. */
export type SentFate =
  | { readonly is: 'waiting' }
  /** What is to be known at the next look: the nonce of EVM networks, the height from which on no block of Solana takes it. */
  | { readonly is: 'noted'; readonly mark: number }
  /** What was signed, by which it is looked after from now on. */
  | { readonly is: 'noted'; readonly signed: string }
  /** The network does not have it: it was handed over again as it was signed, and may still come. */
  | { readonly is: 'absent' }
  /** No block takes it any more. */
  | { readonly is: 'expired' }
  /** Of a chain that gives no receipts: it is in a block that stays, and went well or failed. */
  | { readonly is: 'final' }
  | { readonly is: 'failed'; readonly reason: string }
  /** `same`: it does the same for another fee. `cancelled`: it does nothing. `other`: it does something else. */
  | {
      readonly is: 'replaced'
      readonly by: string | undefined
      readonly kind: 'same' | 'cancelled' | 'other'
    }

/**
 * What an account got by a transaction that it did not send.
 *
 * - `there`: so much, in the smallest unit; nothing where it failed, or went to another account or in another asset.
 * - `waiting`: the network knows it, and it is in no block yet. `absent`: the network does not know it.
 * - `untold`: it went well, and what it brought cannot be said: a contract paid the coin, and the node has forgotten what the account had before, or the account
 *   paid something itself in the same block.
 */
export type Delivery =
  | { readonly is: 'there'; readonly amount: bigint }
  | { readonly is: 'waiting' | 'absent' | 'untold' }

/** What the room of sending asks a chain family. Absent where nothing can be sent on it from here. */
export type SendFeatures = {
  /** Whether its transfers may have a memo. */
  readonly takesMemo?: true
  /** Whether it sends anything but a network's coin: what has an address is refused elsewhere, and never becomes a payment of the coin. */
  readonly sendsTokens?: true
  /**
   * Reads a text as an address of the network; `undefined` where it is none, and may be a name.
   *
   * @throws `receiver_of_another_network`, `transaction_refused` for an address to which nothing may be sent
   */
  readAddress(
    text: string,
    network: Network,
  ): { readonly address: string; readonly warnings: readonly SendWarning[] } | undefined
  /** Whether two addresses begin and end alike without being the same. */
  isLookAlike(one: string, other: string): boolean
  /** The sponsor of calls of the wallet's account on a network, by what the wallet can do and the host says; `undefined` where the account pays. */
  readSponsor?(capabilities: object, network: Network): CallsSponsor | undefined
  /** Whether the wallet counts what calls take of gas on a network before it sends them, by what it can do. */
  countsCalls?(capabilities: object, network: Network): boolean
  /** What the account has of it, by the network. @throws `answer_invalid`, `token_required` where there is no such token */
  readHolding(
    rpc: Rpc,
    parameters: { from: string; network: Network; asset: SentAsset },
  ): Promise<HeldAmount>
  /**
   * What the network says of a receiver.
   *
   * @throws `transaction_refused` for one to which this must not be sent
   */
  judge(
    rpc: Rpc,
    parameters: { to: string; network: Network; asset: SentAsset; others: readonly Network[] },
  ): Promise<readonly SendWarning[]>
  /**
   * Whether a key holds the address that a name has on the family's home of names, as far as that network and this one say: then its owner has it on
   * this one too. `false` where the host has no such home. Absent where a name has one address in the whole family.
   */
  hasNoCode?(
    rpc: Rpc,
    parameters: { address: string; network: Network; networks: readonly Network[] },
  ): Promise<boolean>
  /**
   * The transaction, played through on the network where it can.
   *
   * @throws `funds_insufficient`, `coin_for_fee_missing`, `transaction_reverted` with the reason, `transaction_refused`, `estimate_failed`
   */
  quote(rpc: Rpc, order: SendOrder): Promise<SendQuote>
  /** Whether what was quoted still goes through for the fee that was shown. */
  holds(
    rpc: Rpc,
    parameters: { from: string; network: Network; quote: SendQuote },
  ): Promise<boolean>
  /** What a transaction of the host's own does; `undefined` where it cannot be said. */
  describe?(transaction: object): DescribedTransaction | undefined
  /** How accounts are called on the family's networks. Absent where no network knows names of accounts. */
  naming?(): Promise<NamingFeatures>
  /** Looks after a transaction without a receipt. */
  follow?(
    rpc: Rpc,
    parameters: {
      network: Network
      hash: string
      from: string
      /** What was noted before. */
      mark: number | undefined
      /** See `SendQuote`. */
      does: string | undefined
      /** What was signed, where it is kept. */
      signed: string | undefined
    },
  ): Promise<SentFate>
  /** What an account got by a transaction that it did not send. Absent where it cannot be said. @throws `answer_invalid` for what is no id of one */
  readDelivery?(
    rpc: Rpc,
    parameters: { network: Network; account: string; asset: SentAsset; hash: string },
  ): Promise<Delivery>
}
