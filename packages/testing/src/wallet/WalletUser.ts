import type { WalletHandle } from './WalletHandle.js'

/** What a test plays of a wallet's user in every chain family. */
export type WalletUser = Pick<
  WalletHandle,
  | 'name'
  | 'requests'
  | 'open'
  | 'decide'
  | 'approve'
  | 'reject'
  | 'hold'
  | 'fail'
  | 'release'
  | 'lock'
  | 'unlock'
  | 'selectAccount'
  | 'revoke'
  | 'destroy'
>
