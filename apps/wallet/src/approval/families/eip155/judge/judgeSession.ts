import type { GrantAction, RevokeAction, SessionLimit } from '../../../../actions/Action.js'
import type { Facts } from '../../../facts/Facts.js'
import { judgeFee } from '../../../judge/judgeFee.js'
import { nameOfToken } from '../../../judge/nameOfToken.js'
import { type Warning, warning } from '../../../judge/Warning.js'
import { feeDue } from './feeDue.js'
import { isNoLimit } from './isNoLimit.js'

/** Of a key that is to act by itself: that it does is a danger, whatever its bounds. Taking it back is none. */
export function judgeSession(action: GrantAction | RevokeAction, facts: Facts): readonly Warning[] {
  const { outcome } = facts
  return [
    ...(action.kind === 'grant' ? judgeTerms(action, facts) : []),
    ...(outcome.is === 'fails' ? [warning('willFail', { reason: outcome.reason })] : []),
    ...judgeFee(feeDue(action, facts), facts),
  ]
}

function judgeTerms({ session }: GrantAction, facts: Facts): readonly Warning[] {
  const { key, limits, functions } = session
  return [
    warning('keyActsAlone'),
    ...(functions.length > 0 ? [warning('keyCallsFunctions')] : []),
    ...limits.flatMap((limit) => judgeLimit(limit, key, facts)),
  ]
}

function judgeLimit({ token, amount }: SessionLimit, spender: string, facts: Facts): Warning[] {
  // Of the coin there is less than any such number.
  const about = token === undefined ? undefined : facts.tokens[token.toLowerCase()]
  const name = token === undefined ? (facts.network?.symbol ?? '') : nameOfToken(token, facts)
  if (about !== undefined && about.kind !== 'fungible')
    return [warning('notToken', { token: name })]
  return isNoLimit(amount, about) ? [warning('noLimit', { token: name, spender })] : []
}
