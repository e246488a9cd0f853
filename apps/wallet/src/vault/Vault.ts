import type { LoggedIn, WalletRecord } from '@foyer/protocol/login'

/** The private keys, for as long as one use of them takes. Whoever gets them keeps no copy: they are overwritten after. */
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
  /** The guard lets this browser in once the person follows the link of its mail. */
  | 'device'
  /** What only the person has: a passkey, a passphrase, a printed code. */
  | 'person'

/** A ticket of the guard's own that was finished, and the secret that proves it is ours. */
export type GuardProof = { readonly ticket: string; readonly secret: string }

/** The key of one person, in two of three shares. Of the rest of the wallet nobody sees a share. */
export type Vault = {
  /**
   * After a login. Makes the key of who has none yet; finds it again in a new browser as far as that goes without the person.
   * Asked again it goes on where it stopped.
   */
  enter(login: Omit<LoggedIn, 'session'>, proof?: GuardProof | undefined): Promise<Missing>
  /** Waits until the guard lets this browser in, and finds the key again. Rejects with `device_refused`. */
  waitForDevice(options: { signal: AbortSignal; resend?: boolean }): Promise<void>
  /** The wallet of who is logged in; `undefined` before `enter` or after `leave`. */
  wallet(): WalletRecord | undefined
  /** Puts the key together, checks it by its address, hands it over and overwrites it. One at a time. */
  use<value>(run: (keys: Keys) => Promise<value>): Promise<value>
  /** Nothing of the person stays in memory; the device's share stays in this browser, where it opens nothing by itself. */
  leave(): void
}
