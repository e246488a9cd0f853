import { type CaipNetworkId, parseCaipNetworkId } from '@foyer/protocol'
import { safeContracts } from '@foyer/protocol/api'
import { toSafeSmartAccount } from 'permissionless/accounts'
import { type Address, createClient, custom, defineChain, type LocalAccount } from 'viem'
import { toAccount } from 'viem/accounts'
import { notOurs } from '../../../failures.js'
import type { WalletEnvironment } from '../../../WalletEnvironment.js'
import { smartAddress } from './smartAddress.js'

/** A smart account on a network: Safe 1.4.1 with the module for ERC-4337 0.7. */
export type Safe = Awaited<ReturnType<typeof createSafe>>

/** @param owner who signs for it; `watch` of an address where nothing is signed yet */
export function createSafe(
  world: Pick<WalletEnvironment, 'chains'>,
  network: CaipNetworkId,
  owner: LocalAccount,
) {
  return toSafeSmartAccount({
    client: clientOf(world, network),
    owners: [owner],
    version: '1.4.1',
    entryPoint: { address: safeContracts.entryPoint, version: '0.7' },
    address: smartAddress(owner.address),
    saltNonce: 0n,
    useMultiSendForSetup: false,
  })
}

/** An owner of whom the address is known and not the key. */
export function watch(address: Address): LocalAccount {
  const refuse = () => Promise.reject(notOurs())
  return toAccount({
    address,
    signMessage: refuse,
    signTransaction: refuse,
    signTypedData: refuse,
  }) as LocalAccount
}

function clientOf({ chains }: Pick<WalletEnvironment, 'chains'>, network: CaipNetworkId) {
  const chain = defineChain({
    id: Number(parseCaipNetworkId(network).chainId),
    name: network,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [] } },
  })
  const transport = custom(
    { request: ({ method, params }) => chains.request(network, method, params) },
    { retryCount: 0 },
  )
  return createClient({ chain, transport, ccipRead: false })
}
