import {
  grantOf,
  requestExpiryMaxS,
  requestExpiryMinS,
  type SessionError,
  sessionErrors,
} from '@foyer/protocol/pairing'
import type { PairingSession, SessionRequest } from './PairingEngine.js'

/**
 * A request as a wallet will read it.
 *
 * @throws `{ code, message }`: 3005 for a network and 3001 for a method that the session does not grant; a
 *   `RangeError` for an expiry out of bounds; a `TypeError` for what JSON cannot say
 */
export function readRequest(request: RequestFields, { namespaces }: PairingSession) {
  const { topic, chainId, method, params = [], expiry = requestExpiryMinS } = request
  const { accounts, methods } = grantOf(namespaces, chainId)
  if (accounts.size === 0) throw refusal(sessionErrors.unauthorized_chain)
  if (!methods.has(method)) throw refusal(sessionErrors.unauthorized_method)
  if (!(expiry >= requestExpiryMinS && expiry <= requestExpiryMaxS))
    throw new RangeError(`expiry: ${requestExpiryMinS} to ${requestExpiryMaxS} seconds`)
  // As JSON from the start: so it passes from tab to tab, and what it cannot say fails here.
  const plain: unknown = JSON.parse(JSON.stringify(params))
  return { topic, chainId, method, params: plain, expiry }
}

type RequestFields = Omit<SessionRequest, 'onSent' | 'signal' | 'resumes'>

/** An error as a wallet would have given it. */
export function refusal({ code, message }: SessionError): Error {
  return Object.assign(new Error(message), { code })
}
