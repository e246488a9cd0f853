import type { ShownFrameMethod } from '@foyer/protocol/frame'
import type { Action } from '../actions/Action.js'
import type { ApprovalRequest } from '../actions/ApprovalRequest.js'
import type { World } from './World.js'

/** Makes a request ready to be shown. @throws `Failure` */
type Prepare = (request: ApprovalRequest, world: World) => Action | Promise<Action>

/** What loads it, by method. */
export type PrepareTable = { readonly [method in ShownFrameMethod]?: () => Promise<Prepare> }
