import { causes, FoyerError } from '@foyer/protocol'
import type { Config } from '@wagmi/core'

/** How Node, browsers and bundlers say that a package is not there. That a file of one was not fetched has an address in this place. */
const pattern = /\b(?:resolve|find)\b[^"'`]*["'`](viem|@wagmi\/core|@coinbase\/wallet-sdk)["'`/]/

/** What a failed loading of the engine means, with the line that mends it; `undefined` when nothing is missing but the network. */
export function toPeerMissing(
  error: unknown,
  wagmiConfig: Config | undefined,
): FoyerError<'peer_missing'> | undefined {
  const [, name] = pattern.exec(causes(error)[0]?.message ?? '') ?? []
  if (!name) return undefined
  return new FoyerError('peer_missing', {
    data: { name, install: `npm install ${packagesFor(name, wagmiConfig)}` },
    cause: error,
  })
}

function packagesFor(name: string, wagmiConfig: Config | undefined): string {
  if (name.startsWith('@coinbase')) return `${name}@4`
  const wagmi = wanted(wagmiConfig)
  return name === 'viem' ? `viem@2 ${wagmi}` : wagmi
}

/** The core that the host's wagmi has, so that there is one of it; where that is older than the peers say, both anew. */
function wanted(config: Config | undefined): string {
  const [, version, major = 3, minor = 0, patch = 0] = versionOf(config)
  if (!version) return '@wagmi/core@3'
  const isOld =
    Number(major) < 3 ? Number(minor) * 1000 + Number(patch) < 16_007 : Number(minor) < 6
  return isOld ? `wagmi@${major} @wagmi/core@${major}` : `@wagmi/core@${version}`
}

/** Wagmi puts its version into its errors, and nowhere else. */
function versionOf(config: Config | undefined): readonly string[] {
  try {
    config?.getClient({ chainId: -1 })
    return []
  } catch (error) {
    const { version } = error as { version?: unknown }
    return /^@wagmi\/core@((\d+)\.(\d+)\.(\d+))$/.exec(String(version)) ?? []
  }
}
