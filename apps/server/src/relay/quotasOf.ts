import type { Config } from '../config/Config.js'
import type { Quota } from './Quota.js'

/** What counts what comes over a socket: its network address, its client, its project, and all together. */
export function quotasOf(
  config: Config,
  { address, client, project }: { address: string; client: string; project: string },
): ReadonlyMap<string, Quota> {
  return new Map([
    [
      `address ${address}`,
      {
        callsPerMinute: config.relayAddressCalls,
        bytesPerMinute: config.relayAddressBytesPerMinute,
        sockets: config.relayAddressSockets,
      },
    ],
    [
      `client ${client}`,
      {
        callsPerMinute: config.relayClientCalls,
        bytesPerMinute: config.relayClientBytesPerMinute,
        sockets: config.relayClientSockets,
      },
    ],
    [
      `project ${project}`,
      {
        callsPerMinute: config.relayProjectCalls,
        bytesPerMinute: config.relayProjectBytesPerMinute,
        sockets: config.relayProjectSockets,
      },
    ],
    ['all', { callsPerMinute: 0, bytesPerMinute: config.relayBytesPerMinute, sockets: 0 }],
  ])
}
