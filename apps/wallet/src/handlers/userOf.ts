import { type FramePayload, type FrameUser, toFrameChainId } from '@foyer/protocol/frame'
import { readAccounts } from '../accounts/readAccounts.js'
import { hasSmartAccounts } from '../chains/hasSmartAccounts.js'
import { readNetwork } from '../requests/readNetwork.js'
import type { HandlerDependencies } from './HandlerDependencies.js'
import { isDeployed } from './isDeployed.js'

/** The user, once the key can be used here: as the page may know it, on the network that it names. */
export async function userOf(
  {
    choices,
    entry,
    vault,
    world,
  }: Pick<HandlerDependencies, 'choices' | 'entry' | 'vault' | 'world'>,
  { chainId, preferredAccountType: wish }: NonNullable<FramePayload<'GET_USER'>> = {},
): Promise<FrameUser> {
  const { identity } = await entry.ready()
  if (chainId !== undefined) choices.setNetwork(readNetwork(await world.chains.networks(), chainId))
  const network = choices.network()
  if (hasSmartAccounts(network) && wish && wish !== choices.preferred())
    await choices.setPreferred(wish)

  const { accounts, address } = readAccounts(world, network)
  const type = accounts.find((one) => one.address === address)?.type ?? 'eoa'
  // Where the network's node does not say it, all else of the user is true all the same.
  const smartAccountDeployed =
    type === 'smartAccount'
      ? await isDeployed(world, network, address).catch(() => undefined)
      : undefined
  return {
    email: identity.email,
    address,
    chainId: toFrameChainId(network),
    accounts: [...accounts],
    preferredAccountType: type,
    userName: identity.userName,
    tier: vault.wallet()?.tier,
    ...(smartAccountDeployed !== undefined && { smartAccountDeployed }),
  }
}
