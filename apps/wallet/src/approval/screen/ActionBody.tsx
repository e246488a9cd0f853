import type { Action } from '../../actions/Action.js'
import type { Facts } from '../facts/Facts.js'
import { CallsBody } from './CallsBody.js'
import { ConnectBody } from './ConnectBody.js'
import { MessageBody } from './MessageBody.js'
import { SolanaBody } from './SolanaBody.js'
import { TypedDataBody } from './TypedDataBody.js'

/** What an action does, in the way of its kind. */
export function ActionBody({ action, facts }: { action: Action; facts: Facts }) {
  switch (action.kind) {
    case 'message':
    case 'solanaMessage':
      return <MessageBody action={action} facts={facts} />
    case 'typedData':
      return <TypedDataBody action={action} facts={facts} />
    case 'transaction':
    case 'calls':
    case 'userOperation':
      return <CallsBody action={action} facts={facts} />
    case 'solanaTransactions':
      return <SolanaBody action={action} facts={facts} />
    case 'connect':
      return <ConnectBody action={action} />
  }
}
