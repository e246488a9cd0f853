import type { GrantAction, RevokeAction } from '../../requests/Action.js'
import type { Facts } from '../facts/Facts.js'
import { isNoLimit } from './isNoLimit.js'
import { type Warning, warning } from './Warning.js'

/** Of a permission: whether it is bounded in what it may call and spend, and whether it can be put in place or taken back now. */
export function judgeGrant(
  action: GrantAction | RevokeAction,
  { outcome }: Facts,
): readonly Warning[] {
  const fails = outcome.is === 'fails' ? [warning('willFail', { reason: outcome.reason })] : []
  if (action.kind === 'revoke') return fails
  const { contracts, spending } = action
  const isOpen = contracts.length === 0 || contracts.some(({ selectors }) => selectors.length === 0)
  const isCostly = spending.some(({ amount }) => isNoLimit(amount, undefined))
  return isOpen || isCostly ? [warning('broadGrant'), ...fails] : fails
}
