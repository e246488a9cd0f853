import type { Action } from '../../actions/Action.js'
import type { Facts } from '../facts/Facts.js'
import { kindOf } from '../families/kindOf.js'
import { type Warning, warning } from '../judge/Warning.js'
import { originParts } from '../text/originParts.js'

/** Says what is dangerous or odd about an action, the dangers first, each once. */
export function judge(action: Action, facts: Facts): readonly Warning[] {
  const all = [
    ...kindOf(action).judge(action, facts),
    ...judgeCount(action),
    ...judgeOrigin(action.origin),
  ]
  const seen = new Set<string>()
  const once = all.filter((one) => {
    const key = JSON.stringify([one.code, one.data])
    return !seen.has(key) && seen.add(key)
  })
  return [
    ...once.filter(({ level }) => level === 'danger'),
    ...once.filter(({ level }) => level === 'caution'),
  ]
}

/** Beyond the last party that was queried, nothing is known. */
function judgeCount(action: Action): readonly Warning[] {
  const unasked = kindOf(action).unasked?.(action) ?? 0
  return unasked > 0 ? [warning('unasked')] : []
}

function judgeOrigin(origin: string): Warning[] {
  const { isPlain, isForeign } = originParts(origin)
  return [
    ...(isPlain ? [warning('plainOrigin', { origin })] : []),
    ...(isForeign ? [warning('foreignOrigin', { origin })] : []),
  ]
}
