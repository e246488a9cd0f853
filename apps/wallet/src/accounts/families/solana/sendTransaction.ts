import type { CaipNetworkId } from '@foyer/protocol'
import * as v from 'valibot'
import { handOver } from '../../handOver.js'
import { notSent } from '../../refuseAccount.js'
import type { WalletEnvironment } from '../../WalletEnvironment.js'
import { idOf, writeWire } from './wire.js'

/** So often and so long it is looked whether it is in a block. */
const lookMs = 400
const waitMs = 15_000

/** Older names of how sure one wants to be. */
const commitments: Readonly<Record<string, string>> = {
  recent: 'processed',
  single: 'confirmed',
  singleGossip: 'confirmed',
  root: 'finalized',
  max: 'finalized',
}

const Statuses = v.object({
  value: v.tuple([
    v.nullable(v.object({ err: v.unknown(), confirmationStatus: v.nullish(v.string()) })),
  ]),
})

/**
 * Hands a signed transaction to the network and waits a while until it is in a block.
 *
 * @returns its id: the first signature
 * @throws `Failure` -32003 when the network carried it out and it failed
 */
export async function sendTransaction(
  world: Pick<WalletEnvironment, 'chains' | 'now' | 'pause'>,
  network: CaipNetworkId,
  bytes: Uint8Array,
  options: Readonly<Record<string, unknown>>,
): Promise<string> {
  const id = idOf(bytes)
  const sent = { ...options, ...commitmentOf(options.preflightCommitment), encoding: 'base64' }
  await handOver(world, {
    send: () =>
      world.chains.request(network, 'sendTransaction', [writeWire(bytes, 'base64'), sent]),
    find: () => statusOf(world.chains, network, id),
  })
  const until = world.now() + waitMs
  while (world.now() < until) {
    if (await isInBlock(world, network, id)) return id
    await world.pause(lookMs)
  }
  // The transaction is on its way; a caller follows it by its id.
  return id
}

function commitmentOf(given: unknown): { preflightCommitment?: string } {
  if (typeof given !== 'string') return {}
  return {
    preflightCommitment: Object.hasOwn(commitments, given) ? (commitments[given] ?? given) : given,
  }
}

async function isInBlock(
  { chains }: Pick<WalletEnvironment, 'chains'>,
  network: CaipNetworkId,
  id: string,
): Promise<boolean> {
  const status = await statusOf(chains, network, id)
  if (!status) return false
  if (status.err !== null && status.err !== undefined) throw notSent('transactionFailed')
  return status.confirmationStatus !== 'processed'
}

/** What the network says of it. A node that does not answer now says nothing of the transaction. */
async function statusOf(chains: WalletEnvironment['chains'], network: CaipNetworkId, id: string) {
  const pending = chains.request(network, 'getSignatureStatuses', [[id]])
  const answer = v.safeParse(Statuses, await pending.catch(() => undefined))
  return answer.success ? answer.output.value[0] : undefined
}
