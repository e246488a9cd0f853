import { type CaipNetworkId, toNetwork } from '@foyer/protocol'
import { ed25519 } from '@noble/curves/ed25519'
import { secp256k1 } from '@noble/curves/secp256k1'
import { base58 } from '@scure/base'
import type { Hex } from 'viem'
import { bytesToHex, hexToBytes, keccak256, toHex } from 'viem'
import { publicKeyToAddress } from 'viem/accounts'
import type { EmbeddedAccountType } from '../../actions/EmbeddedAccountType.js'
import { Failure } from '../../errors/Failure.js'
import type { Keys } from '../../vault/Vault.js'
import { createBatches } from '../createBatches.js'
import type { WalletEnvironment } from '../WalletEnvironment.js'

/** Keys of no user, made of a name. */
export function keysOf(name: string): Keys {
  const bytes = (part: string) => hexToBytes(keccak256(toHex(`${name} ${part}`)))
  return { evm: bytes('evm'), solana: bytes('solana') }
}

/** A world over nodes that really run. */
export function createTestWorld({
  keys,
  nodes,
  bundler = () => Promise.reject(new Failure('No bundler', 4901)),
  smartNetworks = [],
  paymasterNetworks = [],
  sessionKeys = false,
  preferred = 'eoa',
}: createTestWorld.Parameters): WalletEnvironment {
  const networks = Object.keys(nodes).map((id) =>
    toNetwork({
      id: id.startsWith('eip155:') ? Number(id.slice(7)) : id.slice(7),
      caipNetworkId: id as CaipNetworkId,
      name: id,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [] } },
    }),
  )
  const addresses = {
    eip155: publicKeyToAddress(bytesToHex(secp256k1.getPublicKey(keys.evm, false))),
    solana: base58.encode(ed25519.getPublicKey(keys.solana)),
  }
  const wallet = { walletId: 'x'.repeat(22), addresses, tier: 'guarded', createdAt: 0 } as const
  return {
    chains: {
      networks: async () => networks,
      request: (network, method, params) => post(nodes[network] ?? '', method, params),
    },
    bundler,
    smartNetworks,
    paymasterNetworks,
    sessionKeys,
    wallet: () => wallet,
    preferred: () => preferred,
    batches: createBatches(),
    now: Date.now,
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, Math.min(ms, 50))),
  }
}

export declare namespace createTestWorld {
  type Parameters = {
    keys: Keys
    /** URLs by network. */
    nodes: Readonly<Record<string, string>>
    bundler?: WalletEnvironment['bundler']
    smartNetworks?: readonly CaipNetworkId[]
    paymasterNetworks?: readonly CaipNetworkId[]
    sessionKeys?: boolean
    preferred?: EmbeddedAccountType
  }
}

/** A call of JSON-RPC. @throws `Failure` with the node's code */
export async function post(url: string, method: string, params: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = (await response.json()) as {
    result?: unknown
    error?: { code: number; message: string; data?: unknown }
  }
  if (error) throw new Failure(error.message, error.code, { cause: error.data })
  return result ?? null
}

/** Gives an account coins, as only a test node does. */
export function fund(url: string, address: string, wei: bigint): Promise<unknown> {
  return post(url, 'anvil_setBalance', [address, `0x${wei.toString(16)}` satisfies Hex])
}
