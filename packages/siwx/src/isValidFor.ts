import { isHeldByKey } from '@foyer/protocol/signatures'
import type { SiwxData, SiwxSession } from '@foyer/protocol/siwx'
import { isOf } from './isOf.js'

/**
 * Whether a session holds for an account on a network. With the scope `account` that of another network does too, where a key is known to hold the
 * account: at the address of a contract stands another one there, or none.
 *
 * @param isKnown what is known of the account beside what it signed
 */
export async function isValidFor(
  session: SiwxSession,
  account: Pick<SiwxData, 'chainId' | 'accountAddress'>,
  { scope, isKnown = () => false }: isValidFor.Options,
): Promise<boolean> {
  if (isOf(session.data, account)) return true
  if (scope !== 'account' || !isOf(session.data, account, scope)) return false
  return isKnown(account) || isHeldByKey(session)
}

export declare namespace isValidFor {
  type Options = {
    readonly scope: 'chain' | 'account' | undefined
    readonly isKnown?:
      | ((account: Pick<SiwxData, 'chainId' | 'accountAddress'>) => boolean)
      | undefined
  }
}
