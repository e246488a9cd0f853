import { hexToBytes, isHex, stringToBytes } from 'viem'
import type { MessageAction } from '../../../actions/Action.js'
import type { ApprovalRequest } from '../../../actions/ApprovalRequest.js'
import { commonOf } from '../../commonOf.js'
import { invalid } from '../../refuseAccount.js'
import type { WalletEnvironment } from '../../WalletEnvironment.js'
import { accountOf } from './accountOf.js'
import { readList } from './readHex.js'

/** More text than a user reads before signing it. */
const messageMax = 200_000

/** `personal_sign`: a text, or bytes as hex digits, and the account; some pages give them the other way round. */
export function prepareMessage(request: ApprovalRequest, world: WalletEnvironment): MessageAction {
  const [first, second] = readList(request.params)
  const [message, named] =
    isOurs(world, second) || !isOurs(world, first) ? [first, second] : [second, first]
  if (typeof message !== 'string' || message.length > messageMax) throw invalid('messageNotText')
  const account = accountOf(world, named)
  return { ...commonOf(request), kind: 'message', account, bytes: toBytes(message) }
}

function isOurs(world: WalletEnvironment, value: unknown): boolean {
  try {
    return value !== undefined && accountOf(world, value).address !== undefined
  } catch {
    return false
  }
}

function toBytes(message: string): Uint8Array {
  return isHex(message) && message.length % 2 === 0 ? hexToBytes(message) : stringToBytes(message)
}
