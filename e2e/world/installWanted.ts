import type { InstallConfig } from '@foyer/testing'
import { installWallets } from '@foyer/testing/playwright'
import type { BrowserContext } from 'playwright-core'
import type { Place } from './placeOfRun.js'

export type WantedWallets = {
  wallets?: InstallConfig['wallets']
  hostile?: InstallConfig['hostile']
  /** Wallets of Solana as well, on the sandbox's own network: the preset, or these. */
  solana?: boolean | NonNullable<InstallConfig['solana']>['wallets']
  /** Wallets of other chain families as well. */
  families?: Pick<InstallConfig, 'bitcoin' | 'polkadot' | 'cosmos'>
}

/** Puts the wallets that a visit wants into every page of its context. */
export async function installWanted(
  context: BrowserContext,
  { wallets, hostile, families, solana }: WantedWallets,
  world: Place['world'],
): Promise<void> {
  const others = { ...families, ...solanaOf(solana, world) }
  // Every frame of every page reads the script, 300 kB: not where it would put in nothing.
  if (wallets?.length === 0 && !hostile && Object.keys(others).length === 0) return
  const [main, ...more] = world.chains.map(({ id, rpcUrl, name }) => ({ id, rpcUrl, name }))
  if (!main) throw new Error('the world has no chains')
  await installWallets(context, {
    chains: [main, ...more],
    ...(wallets && { wallets }),
    ...(hostile && { hostile }),
    ...others,
  })
}

function solanaOf(
  wallets: WantedWallets['solana'],
  { solana }: Place['world'],
): Pick<InstallConfig, 'solana'> {
  if (!wallets || !solana) return {}
  const clusters = [{ chain: 'solana:localnet', rpcUrl: solana.rpcUrl }] as const
  return { solana: { clusters, ...(wallets !== true && { wallets }) } }
}
