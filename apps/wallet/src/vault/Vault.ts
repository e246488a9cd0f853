import type { FarcasterProof, GuardFacts, WalletRecord } from '@foyer/protocol/login'
import type { RecoveryKind } from '../texts/en/ways.js'
import type { Login } from './Login.js'

/** The private keys, for as long as one use of them takes. The callback keeps no copy: they are overwritten after. */
export type Keys = {
  /** 32 bytes, BIP-44 m/44'/60'/0'/0/0. */
  readonly evm: Uint8Array
  /** The 32 byte seed of ed25519, SLIP-10 m/44'/501'/0'/0'. */
  readonly solana: Uint8Array
}

/** What is missing before the keys can be used in this browser. */
export type Missing =
  /** Nothing. */
  | 'nothing'
  /** The guard accepts this browser once the user follows the link of its mail. */
  | 'device'
  /** What only the user has: a passkey, a passphrase, a printed code. With no `wallet()` yet, the user chooses it now. */
  | 'user'

/** The guard asks by a mail. */
export type GuardPrompt = {
  /** The mail and its page show it, too. */
  readonly number?: string | undefined
  /** What the guard knows of the wallet; `undefined`: a new one is made. */
  readonly wallet?: GuardFacts | undefined
}

/** A ticket of the guard's own that was finished, and the secret that proves it is ours. */
export type GuardProof = {
  readonly secret: string
  /** Of the guard's own round. */
  readonly ticket?: string
  /** In its place, what was signed for the keeper's round. */
  readonly farcaster?: FarcasterProof
}

/** What only the user has. The browser prompts for a passkey, in a press. */
export type UserSecret =
  | {
      readonly kind: 'passkey'
      /** Of the window that the user is in, where that is not this one. */
      readonly credentials?: CredentialsContainer | undefined
    }
  | { readonly kind: 'passphrase'; readonly passphrase: string }
  | { readonly kind: 'printed'; readonly code: string }

/** All there is to a wallet. Overwritten after the run. */
export type Secrets = { readonly entropy: Uint8Array; readonly keys: Keys }

/** The key of one user, in two of three shares. The rest of the wallet sees no share. */
export type Vault = {
  /**
   * After a login. Makes the key for a user without one; finds it again in a new browser as far as that goes without the user. Called
   * again, it continues where it stopped. Rejects with `login_changed` where the key would be made for another login than was used here.
   */
  enter(login: Login, proof?: GuardProof | undefined): Promise<Missing>
  /** Waits until the guard lets this browser in, and finds the key again. Rejects with `device_refused`. */
  waitForDevice(options: { signal: AbortSignal; resend?: boolean }): Promise<void>
  /** The guard's current request to the user, for the screen that waits for it. */
  prompt(): GuardPrompt | undefined
  /** Has the guard mail once more. */
  resendMail(): Promise<void>
  /** The wallet of who is logged in; `undefined` before `enter`, before the wallet is made, and after `leave`. */
  wallet(): WalletRecord | undefined
  /** Puts the key together, checks it by its address, hands it over and overwrites it. One at a time. */
  use<value>(run: (keys: Keys) => Promise<value>): Promise<value>
  /**
   * As `use`, for what the user exports. The keeper gives its share for it after a step-up only, and where there is a passkey the browser
   * prompts for it, in a press.
   *
   * @throws the keeper's refusal: `step_up_required`, `device_too_new`
   */
  reveal<value>(run: (secrets: Secrets) => Promise<value>): Promise<value>
  /** The ways by which the user can open the wallet alone. None in the guarded tier. */
  ways(): readonly RecoveryKind[]
  /** Finds the key again by what the user holds, or makes it where there is none yet. Rejects with `secret_wrong`. */
  recover(secret: UserSecret): Promise<void>
  /**
   * Gives the recovery share to the user, by one way more. The existing ways stay when one of them is given as `using`; else the new one is
   * the only one. Needs a step-up, as every change of control over the funds. Rejects with `way_there` where one of the kind is to stay.
   */
  hold(secret: UserSecret, using?: UserSecret | undefined): Promise<void>
  /**
   * Keeps these of the existing ways, and may add one: every other way opens nothing any more. Needs a step-up. Rejects as `recover`, and
   * with `way_last`.
   */
  setWays(stay: readonly UserSecret[], added?: UserSecret | undefined): Promise<void>
  /**
   * Returns the recovery share to the guard; nothing that the user holds opens it any more. Needs a step-up. Where the guard does not know
   * this browser, the call waits until the guard accepts it. Rejects with `device_refused`, `login_changed`, and the reason of `signal`.
   */
  handBack(options: {
    signal: AbortSignal
    proof?: GuardProof | undefined
    /** The guard prompts the user now. */
    onRequested?: (() => void) | undefined
  }): Promise<void>
  /** Whether this secret opens the user's share; nothing is done with it. Rejects as `recover`. */
  check(secret: UserSecret): Promise<void>
  /** Whether this browser had a share of the key, also one that opens nothing since it was split anew elsewhere. */
  wasOpen(): Promise<boolean>
  /** Whether this browser keeps its share when the page is closed. */
  isLasting(): Promise<boolean>
  /** Forgets the user in memory; the device share stays in this browser, where it opens nothing by itself. */
  leave(): void
}
