import type { ApprovalFrameMethod } from '@foyer/protocol/frame'
import { namespaceOfMethod } from '../actions/namespaceOfMethod.js'
import { unsupported } from './failures.js'
import { families } from './families/families.js'

/** Refuses a method of the contract for which there is no screen, whatever is requested. @throws `Failure`, always */
export function refuseMethod(method: ApprovalFrameMethod): never {
  const { refused }: { refused: Readonly<Partial<Record<string, () => never>>> } =
    families[namespaceOfMethod[method]]
  refused[method]?.()
  throw unsupported('methodUnknown')
}
