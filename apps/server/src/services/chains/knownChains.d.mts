import type { Chain } from 'viem'

/**
 * What viem knows of EVM networks, by number. Declared apart from its code: the hundreds of exact types that
 * come with it would cost the compiler ten seconds, to be forgotten at once.
 */
export const knownChains: ReadonlyMap<number, Chain>
