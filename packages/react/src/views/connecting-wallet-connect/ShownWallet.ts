import type { WalletEntry } from '@foyer/core'

/** The wallet that was chosen, and how it looks. */
export type ShownWallet = { entry: WalletEntry; name: string; imageUrl: string | undefined }
