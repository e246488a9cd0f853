import { type CaipNetworkId, parseCaipNetworkId } from '@foyer/protocol'
import type { FramePayload, FrameUser } from '@foyer/protocol/frame'
import { readNetwork } from '../requests/readNetwork.js'
import { accountsOf } from './accountsOf.js'
import { isDeployed } from './isDeployed.js'
import type { Wallet } from './Wallet.js'

/** Who is logged in, once the key can be used here: as the page may know it, on the network that it names. */
export async function userOf(
  { choices, entry, vault, world }: Pick<Wallet, 'choices' | 'entry' | 'vault' | 'world'>,
  { chainId, preferredAccountType: wish }: NonNullable<FramePayload<'GET_USER'>> = {},
): Promise<FrameUser> {
  const { identity } = await entry.ready()
  if (chainId !== undefined) choices.setNetwork(readNetwork(await world.chains.networks(), chainId))
  const network = choices.network()
  const isEvm = parseCaipNetworkId(network).namespace === 'eip155'
  if (isEvm && wish && wish !== choices.preferred()) await choices.setPreferred(wish)

  const { accounts, address } = accountsOf(world, network)
  const type = accounts.find((one) => one.address === address)?.type ?? 'eoa'
  return {
    email: identity.email,
    address,
    chainId: chainOf(network),
    accounts: [...accounts],
    preferredAccountType: type,
    userName: identity.userName,
    tier: vault.wallet()?.tier,
    ...(type === 'smartAccount' && {
      smartAccountDeployed: await isDeployed(world, network, address),
    }),
  }
}

/** As the page names networks: an EVM chain by its number. */
export function chainOf(network: CaipNetworkId): string | number {
  const { namespace, chainId } = parseCaipNetworkId(network)
  return namespace === 'eip155' ? Number(chainId) : network
}
