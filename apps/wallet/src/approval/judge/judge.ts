import type { Action } from '../../actions/Action.js'
import type { Facts } from '../facts/Facts.js'
import { subjectsOf } from '../facts/subjectsOf.js'
import { originParts } from '../text/originParts.js'
import { judgeCalls } from './judgeCalls.js'
import { judgeMessage } from './judgeMessage.js'
import { judgeSolana } from './judgeSolana.js'
import { judgeTypedData } from './judgeTypedData.js'
import { type Warning, warning } from './Warning.js'

/** Says what is dangerous or odd about an action, the dangers first, each once. */
export function judge(action: Action, facts: Facts): readonly Warning[] {
  const all = [...judgeKind(action, facts), ...judgeCount(action), ...judgeOrigin(action.origin)]
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

function judgeKind(action: Action, facts: Facts): readonly Warning[] {
  switch (action.kind) {
    case 'message':
    case 'solanaMessage':
      return judgeMessage(action)
    case 'typedData':
      return judgeTypedData(action, facts)
    case 'transaction':
    case 'calls':
    case 'userOperation':
      return judgeCalls(action, facts)
    case 'solanaTransactions':
      return judgeSolana(action, facts)
    case 'connect':
      return []
  }
}

/** Beyond the last party that was queried, nothing is known. */
function judgeCount(action: Action): readonly Warning[] {
  return subjectsOf(action).unasked > 0 ? [warning('unasked')] : []
}

function judgeOrigin(origin: string): Warning[] {
  const { isPlain, isForeign } = originParts(origin)
  return [
    ...(isPlain ? [warning('plainOrigin', { origin })] : []),
    ...(isForeign ? [warning('foreignOrigin', { origin })] : []),
  ]
}
