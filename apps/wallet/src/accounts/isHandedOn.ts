import type { DirectFrameMethod } from '@foyer/protocol/frame'
import { namespaceOfDirect } from '../actions/namespaceOfDirect.js'
import type { AccountFamily } from './families/AccountFamily.js'
import { families } from './families/families.js'

/** Whether a request hands on what was signed before. */
export function isHandedOn(method: DirectFrameMethod): boolean {
  const { direct }: Pick<AccountFamily<never>, 'direct'> = families[namespaceOfDirect(method)]
  return direct?.handsOn.includes(method) ?? false
}
