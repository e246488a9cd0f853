import type { ApprovalFrameMethod } from '@foyer/protocol/frame'
import { namespaceOfMethod } from '../actions/namespaceOfMethod.js'
import { families } from './families/families.js'
import type { WalletEnvironment } from './WalletEnvironment.js'

/** Refuses at once, without a screen, what the operator does not offer. @throws `Failure` */
export function checkOffered(method: ApprovalFrameMethod, world: WalletEnvironment): void {
  const { offered = {} }: { offered?: Offered } = families[namespaceOfMethod[method]]
  offered[method]?.(world)
}

type Offered = { readonly [method in ApprovalFrameMethod]?: (world: WalletEnvironment) => void }
