import type { Authentication } from '../PairingEngine.js'
import type { Core } from './Core.js'

/** Gives what a wallet approved to the tab of the proposal. Where that is gone, all tabs hear of the session that none has. */
export async function handOver(core: Core, proposalId: number, approved: Authentication) {
  const isClaimed = await core.answer(proposalId, { result: approved })
  const { session } = approved
  if (isClaimed || !session || !core.tables.session.get(session.topic)) return
  core.emit({ type: 'session_unclaimed', session })
}
