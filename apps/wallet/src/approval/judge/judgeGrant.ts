import type { GrantAction } from '../../requests/Action.js'
import { isNoLimit } from './isNoLimit.js'
import { type Warning, warning } from './Warning.js'

/** Of a permission: whether it is bounded in what it may call and spend. */
export function judgeGrant({ contracts, spending }: GrantAction): readonly Warning[] {
  const isOpen = contracts.length === 0 || contracts.some(({ selectors }) => selectors.length === 0)
  const isCostly = spending.some(({ amount }) => isNoLimit(amount, undefined))
  return isOpen || isCostly ? [warning('broadGrant')] : []
}
