import type { Facts, Handed } from '../../../facts/Facts.js'
import { nameOfToken } from '../../../judge/nameOfToken.js'
import { type Warning, warning } from '../../../judge/Warning.js'
import type { ReadCall } from '../read/CallReading.js'
import { isNoLimit } from './isNoLimit.js'
import { undeclaredRights } from './undeclaredRights.js'

/** Of what others may take on an EVM network once the calls are done, by whatever name they were allowed it. */
export function judgeHanded(
  handed: readonly Handed[],
  calls: readonly ReadCall[],
  facts: Facts,
): readonly Warning[] {
  const unsaid = undeclaredRights(handed, calls)
  return handed.flatMap((one): Warning[] => {
    if (one.is === 'account') return [warning('givesAway', { account: one.account })]
    const { spender } = one
    const data = { token: nameOfToken(one.token, facts), spender }
    const about = facts.tokens[one.token]
    // What a call says may be little, and more in all.
    if (one.is === 'allowance' && isNoLimit(one.amount, about)) return [warning('noLimit', data)]
    if (!unsaid.includes(one)) return []
    return one.is === 'everything'
      ? [warning('allPieces', data)]
      : [warning('silentAllowance', data)]
  })
}
