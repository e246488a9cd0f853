import { VaultError } from './VaultError.js'

/** @throws `VaultError` `login_changed` when the keeper names another user than logged in here */
export function checkOwn(isSame: boolean): void {
  if (!isSame) throw new VaultError('login_changed')
}
