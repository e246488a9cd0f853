import type { AdapterEvents } from '@foyer/core'
import type { Network } from '@foyer/protocol'
import type { Config } from '@wagmi/core'

/** Tells which networks of the page the host's wagmi config does not know. */
export function reportMissing(
  { chains }: Config,
  networks: readonly Network[],
  reportFault: NonNullable<AdapterEvents['fault']>,
): void {
  const missing = networks.filter(({ id }) => !chains.some((chain) => chain.id === Number(id)))
  if (missing.length > 0)
    reportFault('wagmi_network_missing', {
      networks: missing.map(({ name, id }) => `${name} (${id})`),
    })
}
