import { type CaipNetworkId, parseCaipNetworkId, unsupportedMethodCode } from '@foyer/protocol'
import { readAccounts } from '../accounts/readAccounts.js'
import type { Failure } from '../errors/Failure.js'
import { refuse } from '../errors/refuse.js'
import { refusals } from '../texts/en/refusals.js'
import type { HandlerDependencies } from './HandlerDependencies.js'
import type { Handler } from './Handlers.js'
import { isDeployed } from './isDeployed.js'

/** Where smart accounts work, by the numbers of the chains. A page asks it last, when it has connected. */
export function getSmartAccountEnabledNetworks({
  warm,
  world,
}: HandlerDependencies): Handler<'GET_SMART_ACCOUNT_ENABLED_NETWORKS'> {
  return async () => {
    warm('connected')
    return { smartAccountEnabledNetworks: world.smartNetworks.map(numberOf) }
  }
}

/** Says where the smart account is. It is put on the chain with the first thing that it does. */
export function initSmartAccount(dependencies: HandlerDependencies): Handler<'INIT_SMART_ACCOUNT'> {
  return async () => {
    const { choices, entry, world } = dependencies
    await entry.ready()
    const network = choices.evmNetwork() ?? choices.network()
    const { accounts } = readAccounts(world, network)
    const own = accounts.find(({ type }) => type === 'smartAccount')
    if (!own) throw noSmartAccount()
    return { address: own.address, isDeployed: await isDeployed(world, network, own.address) }
  }
}

/** Chooses which account pages see first, for this user. */
export function setPreferredAccount(
  dependencies: HandlerDependencies,
): Handler<'SET_PREFERRED_ACCOUNT'> {
  return async ({ type }) => {
    const { choices, entry, world } = dependencies
    await entry.ready()
    const { accounts } = readAccounts(world, choices.evmNetwork() ?? choices.network())
    const wanted = accounts.find((one) => one.type === type)
    if (!wanted) throw noSmartAccount()
    await choices.setPreferred(type)
    return { type, address: wanted.address }
  }
}

function numberOf(network: CaipNetworkId): number {
  return Number(parseCaipNetworkId(network).chainId)
}

function noSmartAccount(): Failure {
  return refuse(refusals, 'smartAccountMissing', unsupportedMethodCode)
}
