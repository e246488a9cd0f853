import type { SiwxData, SiwxSession } from '@foyer/protocol/siwx'
import { isOf } from '../isOf.js'

type Account = Pick<SiwxData, 'chainId' | 'accountAddress'>

/** Whether a backend's sessions are of other accounts alone: its one sign-out would end those. Where it has none, or does not say, they are not. */
export function isOfOthers(sessions: readonly SiwxSession[], account: Account): boolean {
  return sessions.length > 0 && sessions.every(({ data }) => !isOf(data, account, 'account'))
}
