import type { Config } from '../config/Config.js'
import type { Quota } from './Quota.js'

/** What counts a network address, before anything else is known. */
export function addressQuota(config: Config, address: string): ReadonlyMap<string, Quota> {
  return new Map([
    [
      `address ${address}`,
      {
        callsPerMinute: config.relayAddressCalls,
        bytesPerMinute: config.relayAddressBytesPerMinute,
        sockets: config.relayAddressSockets,
      },
    ],
  ])
}

/** What counts what comes over a socket beside its address: its client, its project, and all together. */
export function quotasOf(
  config: Config,
  { client, project }: { client: string; project: string },
): ReadonlyMap<string, Quota> {
  return new Map([
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

/** Whether it counts a client. */
export const isClient = (key: string): boolean => key.startsWith('client ')
