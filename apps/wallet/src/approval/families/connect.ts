import type { ConnectAction } from '../../actions/Action.js'
import type { ApprovalKind } from './ApprovalFamily.js'
import { ConnectBody } from './ConnectBody.js'

/** A page that wants to know who is logged in: of no chain family. */
export const connect: ApprovalKind<ConnectAction> = {
  does: 'connect',
  titleOf: (_, { connect }) => connect,
  titleBefore: ({ connect }) => connect,
  judge: () => [],
  Body: ConnectBody,
}
