import type { Namespace, Network } from '@foyer/protocol'
import type { SiwxSession, SiwxTerms } from '@foyer/protocol/siwx'
import type { ConnectSignIn } from '../ConnectSignIn.js'
import type { WalletSession } from '../WalletSession.js'
import type { SigningAccount } from './SigningAccount.js'

/** A wallet in one chain family. */
export type OneClickWay = { readonly connectorId: string; readonly namespace: Namespace }

/** An attempt at one wallet. */
type OneClickOffer = {
  readonly signIn: ConnectSignIn
  /** Keeps the sign-in that the attempt brings until the account is connected. A wallet that brings none is not asked so again on this page. */
  settle(outcome: Promise<WalletSession>): Promise<WalletSession>
}

/** Connecting and signing in by one approval: what is made ready for it, and what came of it until the store has it. */
export type OneClick = {
  /** Makes ready what a press on a wallet needs, once: a nonce of the store, and what sends the requests. Never rejects. */
  prepare(): Promise<void>
  /** What a wallet is to sign, from the store where nothing is ready; `undefined` where there is no such thing, or the wallet is to connect alone. */
  terms(way: OneClickWay): Promise<SiwxTerms | undefined>
  /** Settles once no nonce is on its way: a backend that keeps the latest one would take it for the next. Never rejects. */
  atRest(): Promise<unknown>
  /** The wallet connects alone from now on. */
  giveUp(way: OneClickWay): void
  /** How the wallet signs in while it connects, where all of that is ready: at once, so that the press still counts. */
  offer(way: OneClickWay, network: Network | undefined): OneClickOffer | undefined
  /** Keeps what a wallet signed until its account is connected. */
  note(way: OneClickWay, signed: readonly SiwxSession[]): void
  /** The sign-in of the account that is connected now, once; `undefined` where it has none. */
  take(account: SigningAccount): SiwxSession | undefined
  /** Signs in by what the wallet signed: where the store does not take that, the user is prompted as ever, and reads why. Never rejects. */
  open(account: SigningAccount, signed: SiwxSession): Promise<void>
  /**
   * Has the store keep what the wallet signed for a network that it is not on. The account has proved itself all the same; whether that counts here is the
   * store's to say. Never rejects.
   */
  keepElsewhere(account: SigningAccount, signed: SiwxSession): Promise<void>
}
