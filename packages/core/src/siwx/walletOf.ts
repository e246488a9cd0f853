import type { SiwxWallet } from '@foyer/protocol/siwx'
import type { Client } from '../Client.js'
import type { ConnectorType } from '../connector.js'
import { findConnector } from '../wallets/findConnector.js'
import type { SigningAccount } from './SigningAccount.js'

/** The wallet that signs in, as the lists of sessions name it. */
export function walletOf(
  { store }: Client,
  { connectorId, namespace }: SigningAccount,
): SiwxWallet {
  const { wallets, embedded } = store.getState()
  const found = findConnector(wallets, connectorId, namespace)
  const type = found ? (types[found.type] ?? 'unknown') : 'unknown'
  return { type, name: found?.name, ...(type === 'social' && { social: embedded.provider }) }
}

const types: Partial<Record<ConnectorType, SiwxWallet['type']>> = {
  WALLET_CONNECT: 'walletconnect',
  AUTH: 'social',
  INJECTED: 'extension',
  ANNOUNCED: 'extension',
}
