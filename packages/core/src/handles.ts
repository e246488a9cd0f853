import type { CaipNetworkId, Lazy, Namespace, Network } from '@foyer/protocol'
import type { SiwxSession, SiwxStore, SiwxText } from '@foyer/protocol/siwx'
import type { AdapterEngine, WayEngineParts } from './AdapterContext.js'
import type { AdapterSetup } from './AdapterSetup.js'
import type { Adapter } from './adapter.js'
import type { LiveEmbedded } from './embedded.js'
import type { FamilyFeatures } from './FamilyFeatures.js'
import type { FoyerOptions } from './options.js'
import type { PairingAttempt, PairingEvent } from './pairing/engine/PairingEngine.js'
import type { LivePairing } from './pairing.js'
import type { TaskName } from './screens/state.js'
import type { OneClick } from './siwx/OneClick.js'
import type { SigningAccount } from './siwx/SigningAccount.js'
import type { SigningAttempt } from './siwx/SigningAttempt.js'
import type { State } from './state.js'
import type { SwapTokenLists } from './swap/state.js'
import type { Way } from './Way.js'
import type { ListContext } from './wallets/ListedWallet.js'
import type { WalletEntry } from './wallets/state.js'
import type { WayName } from './waysOf.js'

/**
 * What a client holds beside the store's serializable state: promises, windows, functions that end what is under way, and
 * loaded code. Made with each client, so that module level holds constants alone.
 */
export type Handles = {
  /** What adapters load by the client, because that needs adapters itself. */
  readonly loadFeatures: (namespace: Namespace) => Promise<FamilyFeatures>
  readonly loadWay: (name: WayName, namespace: Namespace) => Promise<Way>
  readonly loadEngine: (namespace: Namespace, parts: WayEngineParts) => Promise<AdapterEngine>
  /** What the host gave: the client's adapters are made of it. */
  readonly setups: readonly AdapterSetup[]
  /** By chain family, once they are made; those that pairing and the embedded wallet alone serve are added: see `adaptersOf`. */
  adapters?: Map<Namespace, Adapter> | undefined
  /** What the lists of wallets depend on beside them, and what it was made of: see `listContext`. */
  listed?: { readonly key: string; readonly context: ListContext } | undefined
  /** Wakes a client that is started and sleeps: its flows run from then on. Absent when it is awake or not started. */
  wake?: (() => Promise<void>) | undefined
  /**
   * Runs the flows of a sleeping client before the user acts: the wallets of the page are found, and what reaches beyond the page waits
   * (`drawing`) for the first opening, or for `wake`. Absent when `wake` is.
   */
  wakeAhead?: (() => Promise<void>) | undefined
  /** How many starts were not stopped yet, what ends the client, the places of its modal, and whether there were two of either. */
  readonly running: { count: number; end: () => void; modals: Set<ModalPlace>; twice: boolean }
  /**
   * Settles, and never rejects, once the opening is on the screen: what it does not need waits for it, and before the first
   * one all that reaches beyond the page. Absent when nothing was held back yet.
   */
  drawing?: Promise<void> | undefined
  /** Settles `drawing`: called by the screen that shows the opening. Absent when nothing waits. */
  drawn?: (() => void) | undefined
  /** Why the code of the first opening did not arrive, until that is reported: what reports it is a part of that code. */
  failure?: unknown
  readonly pairing: {
    /** See `loadPairing`. */
    live?: Lazy<LivePairing>
    /** The URI that is being made, shared by concurrent calls. */
    preparing?: Promise<void> | undefined
    /** The proposals that a wallet may still answer, the one shown last. */
    attempts?: readonly PairingAttempt[]
    /** Called with each request that goes to the wallet, while a sign-in wants to know its own. */
    sent?: ((request: SentRequest) => void) | undefined
    /** Answers to requests that this page sent before it was loaded anew, by their id: the latest ones. */
    late?: Map<number, LateAnswer>
    /** Settles once that is kept by which a wallet signed in while the page was away. */
    left?: Promise<void>
  }
  /** What a list of tokens to swap begins with: see `lastSwapTokens`. */
  swapTokens?: { readonly place: string; readonly found: SwapTokenLists }
  /** Where sessions are kept: see `loadStore`. */
  sessions?: Lazy<SiwxStore>
  /** Settles, and never rejects, once the code that follows sign-ins is here, or did not arrive. Absent where the host wants none. */
  signInArrived?: Promise<void>
  /** See `oneClickOf`: there once that code is. */
  oneClick?: OneClick
  /** Loads `oneClick`. There once the code that follows sign-ins is. */
  loadOneClick?: () => Promise<OneClick>
  /** Has a paired wallet sign a text, and notes that: see `signAway`. There once the text is. */
  signAway?: (account: SigningAccount, text: SiwxText) => Promise<SiwxSession>
  /** The sign-in under way of each chain family. */
  signing?: Map<Namespace, SigningAttempt>
  readonly embedded: {
    /** See `loadEmbedded`. */
    live?: Lazy<LiveEmbedded>
    /** The place over which the frame is shown; the latest of several that are on the screen for a moment. */
    place?: object | undefined
  }
  /** What a press on a wallet's row does in the same turn, once its code is here: see `preparePick`. */
  press?: Press | undefined
  /** What a press on an e-mail address or a social login does in the same turn, once its code is here: see `prepareLogin`. */
  loginPress?: LoginPress | undefined
  /** Ends the wait for the next look after the transfers that were sent: see `followSent`. */
  sending?: (() => void) | undefined
  /** Has a transaction of the host's own watched, by code that is loaded then: see `followTransfers`. */
  watchSent?: (hosted: Hosted) => void
  /** The wallet that answers an earlier request first, and the facts as they were when it said so: see `connect`. */
  expected?: (ConnectorKey & Pick<State['connection'], 'attempts' | 'byNamespace'>) | undefined
  /** The remembered wallets that are asked, or are to be when one before them has answered: see `reconnect`. */
  resuming?: Set<ConnectorKey>
  /** Ends the watch over the view of the connection attempt: see `beginConnect`. */
  attempt?: (() => void) | undefined
  /** Ends the watch over whether a wallet's app takes over: see `openApp`. */
  opening?: (() => void) | undefined
  /** The window of the latest purchase, and the end of the watch over it: see `openProvider`. */
  buying?: { readonly popup: SocialPopup; end(): void } | undefined
  /** Ends the wait for the next look after purchases: see `followPurchases`. */
  following?: (() => void) | undefined
  /** The empty window of a social login, until its view takes it: see `openLoginWindow`. */
  popup?: SocialPopup | undefined
  /** That window is still to be opened: its code was not here at the press. */
  isPopupDue?: boolean | undefined
  /** Ends the watch over the view of the login under way: see `runLogin`. */
  login?: (() => void) | undefined
  /** Ends the watch over the view of each task: see `runTask`. */
  readonly tasks: Map<TaskName, () => void>
  /** Ends the watch that cancels pairing when the modal closes: see `callOffOnClose`. */
  callOff?: (() => void) | undefined
  /** Code that the screens loaded, by their own names: code that is here is rendered in the same frame. */
  readonly arrived: Map<string, unknown>
  /** The addresses of the pictures that the modal has shown. */
  pictures?: Set<string>
  /** Options that were not checked when the client was made. Until they are, no wallet connects. */
  unchecked?: Unchecked | undefined
}

/** What the host had a wallet send, in the shape of its chain family. */
export type HostedRequest =
  | { readonly transaction: object }
  | { readonly transfer: object }
  | { readonly calls: object }

/** What the wallet sent for the host. */
export type Hosted = {
  readonly hash: string
  readonly address: string
  readonly network: Network
  /** What was signed, where the chain family has to keep it. */
  readonly signed?: string | undefined
  /** As the host gave it: a transaction, a transfer, or calls by the id under which the wallet knows them (`hash`). */
  readonly request: HostedRequest
}

/** What a paired wallet was sent, by the id under which it answers. */
export type SentRequest = {
  readonly id: number
  readonly topic: string
  readonly chainId: CaipNetworkId
  readonly method: string
}

type LateAnswer = Extract<PairingEvent, { readonly type: 'late_response' }>

/** The options of a build for production as the host gave them, and why no client could be made of them if so. */
export type Unchecked = { readonly given: FoyerOptions; readonly failure?: unknown }

/** Called with whether the modal is shown in this place: the first place has it. */
type ModalPlace = (isFirst: boolean) => void

type Press = {
  /** Sends a wallet of this page a request to connect. */
  connect(way: ConnectorKey): void
  /** Does the same while the wallet's view is shown, unless it was begun. */
  show(way: ConnectorKey): void
  /** Opens the app of a wallet that is not in this page. */
  open(entry: WalletEntry): void
}

type LoginPress = {
  /** See `submitEmail` of the screens. */
  submitEmail(parameters: { email: string }): Promise<void>
  /** See `openLoginWindow`. */
  openWindow(): void
}

/** A wallet in one chain family. */
export type ConnectorKey = { readonly connectorId: string; readonly namespace: Namespace }

/** An empty window, to be sent to an address. */
export type SocialPopup = {
  /** @throws `answer_invalid` for what is no web address */
  go(uri: string): void
  close(): void
  isClosed(): boolean
}
