import {
  type CaipNetworkId,
  FoyerError,
  isAddress,
  isCaipNetworkId,
  type Namespace,
  parseCaipNetworkId,
} from '@foyer/protocol'
import type { FrameUser } from '@foyer/protocol/frame'
import type { Account, WalletSession } from '../../adapter.js'

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
  const type = known.find((one) => isSame(namespace, one.address, address))?.type
  const others = known.filter(
    (one, index) =>
      !isSame(namespace, one.address, address) &&
      known.findIndex((other) => isSame(namespace, other.address, one.address)) === index,
  )
  return {
    accounts: [{ address, type: type ?? preferredAccountType ?? wanted }, ...others],
    caipNetworkId,
  }
}

/** How a network is named in a message: an EVM network by its number. */
export function toFrameChain(network: CaipNetworkId): string | number {
  const { namespace, chainId } = parseCaipNetworkId(network)
  return namespace === 'eip155' ? Number(chainId) : network
}

/** @throws `answer_invalid` */
export function toCaipNetworkId(namespace: Namespace, chainId: string | number): CaipNetworkId {
  const text = `${chainId}`
  const id = text.includes(':') ? text : `${namespace}:${text}`
  if (!isCaipNetworkId(id) || parseCaipNetworkId(id).namespace !== namespace)
    throw new FoyerError('answer_invalid')
  return id
}

export function isSame(namespace: Namespace, one: string, other: string): boolean {
  return namespace === 'eip155' ? one.toLowerCase() === other.toLowerCase() : one === other
}
