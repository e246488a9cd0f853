import { query } from './query.js'
import type { World } from './readWorld.js'

/**
 * Puts wallets into the page, so that a user without one can try everything. A page of your own
 * has no such file: its users bring theirs.
 */
export async function installWallets(
  { chains, solana, bitcoin }: World,
  families: boolean,
): Promise<void> {
  const wallets = query.wallets ?? ['kestrel', 'bramble']
  if (wallets.length === 0 && query.hostile.length === 0) return
  const { install, hostile } = await import('@foyer/testing')
  const presets = ['kestrel', 'bramble', 'saltbox'] as const
  const [first, ...others] = chains.map(({ id, rpcUrl, name }) => ({ id, rpcUrl, name }))
  if (!first) return
  install({
    chains: [first, ...others],
    prompt: query.prompt,
    wallets: presets.filter((name) => wallets.includes(name)),
    hostile: Object.keys(hostile).filter(isHostile),
    ...(families && {
      ...(solana && {
        solana: { clusters: [{ chain: 'solana:localnet', rpcUrl: solana.rpcUrl }] },
      }),
      bitcoin: {
        networks: [
          bitcoin
            ? { chain: 'bitcoin:regtest', esploraUrl: bitcoin.esploraUrl }
            : { chain: 'bitcoin:mainnet', esploraUrl: `${location.origin}/no-node` },
        ],
      },
      polkadot: {},
      cosmos: { chains: [{ chainId: 'cosmoshub-4', prefix: 'cosmos' }] },
    }),
  })

  function isHostile(name: string): name is keyof typeof hostile {
    return query.hostile.includes(name)
  }
}
