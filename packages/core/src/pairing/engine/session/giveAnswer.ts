import type { RequestRecord } from '../storage/tables.js'
import type { Core } from './Core.js'

/** Passes a wallet's answer to the tab of the request; when that is gone, to all tabs as a late answer. */
export async function giveAnswer(core: Core, { id, topic, answer }: RequestRecord): Promise<void> {
  if (!answer) return
  const { tables } = core
  const outcome = 'error' in answer ? { failure: { rpc: answer.error } } : { result: answer.result }
  const isClaimed = await core.answer(id, outcome)
  if (!tables.request.get(id)) return
  tables.request.remove(id)
  void core.commit()
  if (!isClaimed) core.emit({ type: 'late_response', topic, id, ...answer })
}
