import {
  type CaipNetworkId,
  FoyerError,
  isAddress,
  isCaipNetworkId,
  isSameAddress,
  type Namespace,
  parseCaipNetworkId,
} from '@foyer/protocol'
import type { FrameUser } from '@foyer/protocol/frame'
import type { Account, WalletSession } from '../../WalletSession.js'

/**
 * The session that the frame's answer makes in a chain family: the account in use first.
 *
 * @throws `answer_invalid` when it is about another chain family, or its address is none
 */
export function readUser(
  { address, accounts = [], chainId, preferredAccountType }: FrameUser,
  { namespace, wanted }: { namespace: Namespace; wanted: Account['type'] },
): WalletSession {
  const caipNetworkId = toCaipNetworkId(namespace, chainId)
  if (!isAddress(namespace, address)) throw new FoyerError('answer_invalid')
  const known = accounts.filter((one) => isAddress(namespace, one.address))
  const type = known.find((one) => isSameAddress(namespace, one.address, address))?.type
  const others = known.filter(
    (one, index) =>
      !isSameAddress(namespace, one.address, address) &&
      known.findIndex((other) => isSameAddress(namespace, other.address, one.address)) === index,
  )
  return {
    accounts: [{ address, type: type ?? preferredAccountType ?? wanted }, ...others],
    caipNetworkId,
  }
}

/** @throws `answer_invalid` */
export function toCaipNetworkId(namespace: Namespace, chainId: string | number): CaipNetworkId {
  const text = `${chainId}`
  const id = text.includes(':') ? text : `${namespace}:${text}`
  if (!isCaipNetworkId(id) || parseCaipNetworkId(id).namespace !== namespace)
    throw new FoyerError('answer_invalid')
  return id
}
