import { hashOf } from '@foyer/protocol/pairing'
import { createExpirer } from '../createExpirer.js'
import type { Log } from '../createLog.js'
import { claimMs } from '../limits.js'
import type { PairingEngineOptions } from '../PairingEngine.js'
import type { PairingPlatform } from '../PairingPlatform.js'
import { createRelayClient } from '../relay/createRelayClient.js'
import { openIdentity } from '../relay/openIdentity.js'
import { relayAddress } from '../relay/relayAddress.js'
import type { Records } from '../storage/openRecords.js'
import { tablesOf } from '../storage/tables.js'
import type { Lead, Port } from '../tabs/createTabs.js'
import { begin } from './begin.js'
import type { Core } from './Core.js'
import { createQueue } from './createQueue.js'
import { expire } from './expire.js'
import { giveAnswer } from './giveAnswer.js'
import { receive } from './receive.js'
import { run } from './run.js'
import { readSeed } from './sharedOf.js'
import { toSession } from './toSession.js'

/** The protocol itself, over what is stored. One tab of an origin runs it. */
export async function createCore(parameters: createCore.Parameters): Promise<Lead> {
  const { options, platform, records, port, log } = parameters
  const { clock } = options
  const tables = tablesOf(records)
  const seed = readSeed(records) ?? randomHex()
  records.put('seed', seed)
  const { clientId, token } = await openIdentity(seed, platform.subtle)
  records.put('clientId', clientId)
  const subject = randomHex()
  const { relayUrl, projectId } = options
  let isOver = false

  const relay = createRelayClient({
    address: async () =>
      relayAddress(relayUrl, projectId, await token({ relayUrl, subject, now: clock.now() })),
    clock,
    platform,
    subscriptionId: (topic) => hashOf(topic + clientId),
    onPush: createQueue(async (push) => {
      if (!isOver) await receive(core, push)
    }),
    onState(state, reason) {
      log.write(reason === undefined ? `relay ${state}` : `relay ${state}: ${reason}`)
      core.emit({ type: 'relay', state, ...(reason !== undefined && { reason }) })
    },
    isExpecting: () => tables.request.all().length + tables.pairing.all().length > 0,
  })
  const core: Core = {
    clock,
    metadata: options.metadata,
    verifySignature: options.verifySignature,
    tables,
    relay,
    log,
    expirer: createExpirer(clock, (target, deadline) => expire(core, target, deadline)),
    awaited: new Map(),
    emit: port.emit,
    answer: port.answer,
    commit: records.commit,
  }
  const endWake = platform.onWake(() => {
    core.expirer.check()
    relay.wake()
  })
  const queued = tables.queued.all()
  // Later than the callers that wait for the engine and then listen.
  const cancelStart = clock.after(0, () => begin(core, queued))
  const cancelClaims = clock.after(claimMs, () => {
    for (const request of tables.request.all()) void giveAnswer(core, request)
  })
  void records.commit()
  return {
    run: (command) => run(core, command),
    shared: () => ({ sessions: tables.session.all().map(toSession), clientId }),
    end() {
      isOver = true
      cancelStart()
      cancelClaims()
      endWake()
      core.expirer.stop()
      relay.close()
      void records.commit().then(() => records.close())
    },
  }
}

export declare namespace createCore {
  type Parameters = {
    options: PairingEngineOptions
    platform: PairingPlatform
    records: Records
    port: Port
    log: Log
  }
}

function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
