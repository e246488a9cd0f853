import type { Action } from '../../actions/Action.js'
import type { Facts } from '../facts/Facts.js'
import { nameOfToken } from './nameOfToken.js'
import { type Warning, warning } from './Warning.js'

/** Of a receiver: whether it is the one that the user means, and can use what it gets. */
export function judgeReceiver(
  address: string,
  { account }: Pick<Action, 'account'>,
  { parties, tokens }: Facts,
): Warning[] {
  const key = address.startsWith('0x') ? address.toLowerCase() : address
  if (key === (key.startsWith('0x') ? account.address.toLowerCase() : account.address))
    return [warning('toSelf')]
  const party = parties[key]
  const token = tokens[key]
  const isToken = token !== undefined && token.kind !== 'none'
  return [
    ...(isToken ? [warning('tokenAsReceiver', { token: nameOfToken(address, { tokens }) })] : []),
    ...(party?.looksLike ? [warning('lookAlike', { address, known: party.looksLike })] : []),
    ...(party?.isKnown === false && !party.looksLike ? [warning('firstTime', { address })] : []),
    ...(party?.hasCode && !isToken ? [warning('toContract', { address })] : []),
  ]
}
