import * as chains from 'viem/chains'

export const knownChains = new Map(Object.values(chains).map((chain) => [chain.id, chain]))
