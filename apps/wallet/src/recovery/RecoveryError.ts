import type { VaultErrorCode } from '../vault/VaultError.js'

/** Why the page cannot open what it was given: a key of its texts. */
export class RecoveryError extends Error {
  override readonly name = 'RecoveryError'
  readonly code: Exclude<RecoveryFailure, VaultErrorCode>

  constructor(code: Exclude<RecoveryFailure, VaultErrorCode>) {
    super(code)
    this.code = code
  }
}

export type RecoveryFailure =
  | VaultErrorCode
  | 'phrase_wrong'
  | 'kit_unknown'
  | 'kit_missing'
  | 'failed'
