import type { ApprovalFrameMethod } from '@foyer/protocol/frame'
import type { Action } from '../actions/Action.js'
import type { ApprovalRequest } from '../actions/ApprovalRequest.js'
import type { WalletEnvironment } from './WalletEnvironment.js'

/** Makes a request ready to be shown. @throws `Failure` */
type Prepare = (request: ApprovalRequest, world: WalletEnvironment) => Action | Promise<Action>

/** What loads it, by method. */
export type PrepareTable = { readonly [method in ApprovalFrameMethod]?: () => Promise<Prepare> }
