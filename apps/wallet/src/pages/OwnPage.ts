import type { WalletPage } from '../handlers/Wallet.js'

/** Where the rows of *Security* lead, too. */
export type OwnPage = WalletPage | 'hold' | 'ways' | 'handBack' | 'origins' | 'passkey'
