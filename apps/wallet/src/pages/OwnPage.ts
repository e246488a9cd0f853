import type { WalletPage } from '../handlers/WalletPage.js'

/** Where the rows of *Security* lead, too. */
export type OwnPage = WalletPage | 'hold' | 'ways' | 'handBack' | 'origins' | 'passkey'
