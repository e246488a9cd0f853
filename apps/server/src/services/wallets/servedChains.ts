import type { DirectoryWallet } from '@foyer/directory'

/**
 * Which of the networks asked for a wallet serves: those it is known to, and those of a family of which it takes any
 * network. Ids are compared whole, so that `eip155:1` is not found in `eip155:10`.
 */
export function servedChains(
  { chains, namespaces }: Pick<DirectoryWallet, 'chains' | 'namespaces'>,
  wanted: readonly string[],
): string[] {
  return wanted.filter(
    (chain) => chains.includes(chain) || namespaces.includes(chain.slice(0, chain.indexOf(':'))),
  )
}
