import { isSameAddress } from '@foyer/protocol'
import type { SiwxData } from '@foyer/protocol/siwx'

type Of = Pick<SiwxData, 'chainId' | 'accountAddress'>

/** Whether a session is of an account on a network; with the scope `account`, on any network of its chain family. */
export function isOf(session: Of, { chainId, accountAddress }: Of, scope = 'chain'): boolean {
  const [namespace = ''] = chainId.split(':')
  const isThere =
    scope === 'account' ? session.chainId.startsWith(`${namespace}:`) : session.chainId === chainId
  return isThere && isSameAddress(namespace, session.accountAddress, accountAddress)
}
