import type { WalletAddresses } from '@foyer/protocol/login'
import type { Promotion } from '../Promotion.js'

/** A share that this browser keeps, with the addresses it was made for: the keeper cannot put another wallet in its place unseen. */
export type DeviceShare = {
  readonly setId: string
  readonly share: Uint8Array
  readonly addresses: WalletAddresses
  /** Ends the split that made it, where that was cut off. */
  readonly promotion?: Promotion | undefined
}

/** Where this browser keeps its shares, by wallet. */
export type DeviceShares = {
  read(walletId: string): Promise<readonly DeviceShare[]>
  /** Beside those that are there. */
  write(walletId: string, share: DeviceShare): Promise<void>
  /** Drops all of a wallet but those of one set. */
  keepOnly(walletId: string, setId: string): Promise<void>
  /** Whether they are still there when the page is opened again. */
  isLasting(): Promise<boolean>
}
