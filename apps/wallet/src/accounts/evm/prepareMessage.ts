import { hexToBytes, isHex, stringToBytes } from 'viem'
import type { MessageAction } from '../../requests/Action.js'
import { type Ask, commonOf } from '../Ask.js'
import { accountOf } from '../accountOf.js'
import { invalid } from '../failures.js'
import type { World } from '../World.js'
import { readList } from './readHex.js'

/** More than anybody reads before he signs it. */
const messageMax = 200_000

/** `personal_sign`: a text, or bytes as hex digits, and the account; some pages give them the other way round. */
export function prepareMessage(ask: Ask, world: World): MessageAction {
  const [first, second] = readList(ask.params)
  const [message, named] =
    isOurs(world, second) || !isOurs(world, first) ? [first, second] : [second, first]
  if (typeof message !== 'string' || message.length > messageMax)
    throw invalid('The message is a text of at most 200,000 characters.')
  const account = accountOf(world, named)
  return { ...commonOf(ask), kind: 'message', account, bytes: toBytes(message) }
}

function isOurs(world: World, value: unknown): boolean {
  try {
    return value !== undefined && accountOf(world, value).address !== undefined
  } catch {
    return false
  }
}

function toBytes(message: string): Uint8Array {
  return isHex(message) && message.length % 2 === 0 ? hexToBytes(message) : stringToBytes(message)
}
