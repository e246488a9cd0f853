import { hash } from 'node:crypto'
import { relayRefusals } from '@foyer/protocol/relay'
import type { Config } from '../config/Config.js'
import type { RelayMetrics } from '../metrics/createRelayMetrics.js'
import type { Projects } from '../projects/createProjects.js'
import { admitSocket, type Credentials } from './admitSocket.js'
import type { CallAllowance, createQuotas } from './createQuotas.js'
import { addressQuota, quotasOf } from './quotasOf.js'
import type { RelaySender } from './RelaySocket.js'
import { relayNames } from './relayNames.js'

/** What came of asking to be let in. Where there is an allowance, it has to be released. */
export type Admitted =
  | { readonly kind: 'admitted'; readonly sender: RelaySender; readonly allowance: CallAllowance }
  /** It holds its place until it is gone. */
  | { readonly kind: 'refused'; readonly text: string; readonly allowance: CallAllowance }
  | { readonly kind: 'crowded' }

/** A refused connection has cost a signature or a database query, and no honest client is refused again and again. */
const refusedCalls = 10

/**
 * Lets clients in, or says why not. A connection counts for its network address before anything in it is
 * checked; for its client and its project once they are known to be real.
 */
export function createAdmission({
  config,
  metrics,
  now,
  port,
  projects,
  quotas,
}: createAdmission.Parts) {
  let known: ReadonlySet<string> | undefined
  const names = () => {
    known ??= relayNames(config, port())
    return known
  }
  const crowded = () => {
    metrics.refused('quota')
    return { kind: 'crowded' } as const
  }
  const judge = async (
    credentials: Credentials,
    address: string,
    allowance: CallAllowance,
  ): Promise<Admitted> => {
    const admitted = await admitSocket(credentials, { names, now, projects })
    if ('refusal' in admitted) {
      metrics.refused(admitted.refusal)
      allowance.take(refusedCalls - 1, 0)
      return { kind: 'refused', text: relayRefusals[admitted.refusal], allowance }
    }
    const { clientId } = admitted
    const { projectId: project } = credentials
    if (allowance.widen(quotasOf(config, { client: clientId, project })))
      return {
        kind: 'admitted',
        sender: { clientId, project, source: sourceOf(address) },
        allowance,
      }
    allowance.release()
    return crowded()
  }

  return async (credentials: Credentials, address: string): Promise<Admitted> => {
    const allowance = quotas.open(addressQuota(config, address))
    if (!allowance) return crowded()
    try {
      return await judge(credentials, address, allowance)
    } catch (error) {
      allowance.release()
      throw error
    }
  }
}

export declare namespace createAdmission {
  type Parts = {
    config: Config
    metrics: RelayMetrics
    now(): number
    /** The port it listens on. */
    port(): number
    projects: Pick<Projects, 'find'>
    quotas: ReturnType<typeof createQuotas>
  }
}

/** It tells apart what waits of whom; the address itself is not kept. */
const sourceOf = (address: string) => hash('sha256', `relay ${address}`, 'base64url').slice(0, 22)
