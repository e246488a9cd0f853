import { blockchainApiSdkType, sdkVersion, walletApiSdkType } from '@foyer/protocol'
import type { Options } from '../options.js'

/**
 * Where a call of the host's server is: its path under the base, with what every call says. Parameters
 * without a value are left out. `undefined` where the host has no server.
 */
export function serverUrl(
  { server, projectId }: Pick<Options, 'server' | 'projectId'>,
  path: string,
  query: Readonly<Record<string, string | undefined>> = { projectId },
): string | undefined {
  if (server === undefined) return undefined
  const st = path.startsWith('/v1') ? blockchainApiSdkType : walletApiSdkType
  const said = Object.entries({ ...query, st, sv: sdkVersion }).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  )
  return `${server}${path}?${said.join('&')}`
}
