import type { Action } from '../../actions/Action.js'
import type { PendingRequest } from '../Approval.js'
import { families } from './families.js'

const ofFamilies: { readonly [method in PendingRequest['method']]?: Action['kind'] } =
  Object.assign({}, ...Object.values(families).map(({ methods }) => methods))

/** What a request will be once it is made ready, as far as its method tells. */
export function kindOfMethod(method: PendingRequest['method']): Action['kind'] {
  return ofFamilies[method] ?? 'connect'
}
