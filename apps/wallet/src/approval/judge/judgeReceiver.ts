import type { Action } from '../../requests/Action.js'
import type { Facts } from '../facts/Facts.js'
import { nameOfToken } from './nameOfToken.js'
import { type Warning, warning } from './Warning.js'

/** Of somebody who is sent something: whether he is who the person takes him for, and can do something with it. */
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
