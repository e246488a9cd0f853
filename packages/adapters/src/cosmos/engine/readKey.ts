import { bech32Address, FoyerError, type Network } from '@foyer/protocol'
import { base64 } from '@scure/base'
import type { KeplrKey } from './KeplrKey.js'

const keyLength = 33

/**
 * The account in a wallet's answer to `getKey`: its address is that of its key, and has the prefix of the network. Each value is read once.
 *
 * @throws `wallet_failed`, also for keys of another curve or hash, as chains with addresses of Ethereum's have
 */
export function readKey(value: unknown, { custom }: Pick<Network, 'custom'>): KeplrKey {
  const { bech32Address: address, pubKey } = Object(value) as Readonly<Record<string, unknown>>
  const key = readBytes(pubKey)
  const prefix = bech32Address.prefixOf(address)
  const isOwn = prefix !== undefined && prefix === (custom?.bech32Prefix ?? prefix)
  if (!key || !isOwn || !bech32Address.isOf(String(address), key))
    throw new FoyerError('wallet_failed', { data: { finding: 'account' } })
  return { address: String(address), publicKey: base64.encode(key) }
}

/** A copy, whichever window made the bytes. */
function readBytes(value: unknown): Uint8Array | undefined {
  if (!ArrayBuffer.isView(value) || value.byteLength !== keyLength) return undefined
  return new Uint8Array(value.buffer, value.byteOffset, keyLength).slice()
}
