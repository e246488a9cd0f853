import { createPublicClient, http } from 'viem'
import { readWorld, type WorldChain } from './readWorld.js'

/** Asks the chain itself, for instance whether a smart account agrees with a signature: no key signs for it alone. */
export function reader(chainId: unknown) {
  return createPublicClient({ transport: http(chainOf(chainId).rpcUrl) })
}

/** @throws when it is no chain of the sandbox */
export function chainOf(chainId: unknown): WorldChain {
  const chain = readWorld().chains.find(({ id }) => id === Number(chainId))
  if (chain) return chain
  throw new Error('This is no chain of the sandbox.')
}
