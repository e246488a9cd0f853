import { setTimeout as pause } from 'node:timers/promises'
import type { ServedNetwork } from '../../chains/Chains.js'
import { createExplorer } from '../../history/explorer/createExplorer.js'
import { rememberParts } from '../../history/explorer/rememberParts.js'
import type { HistorySource } from '../../history/HistorySource.js'
import { listIndexed } from '../../history/listIndexed.js'
import type { SourceParts } from '../FamilyActivity.js'

/** An explorer knows more than the index, which begins somewhere. */
export function createSource(
  { id, settings }: ServedNetwork,
  { db }: SourceParts,
): HistorySource | undefined {
  const { explorer, index } = settings
  if (explorer)
    return rememberParts(createExplorer(id, { settings: explorer, pause: (ms) => pause(ms) }))
  if (!index) return undefined
  return async (question) => {
    const transactions = await listIndexed(db, question)
    return { transactions, more: transactions.length === question.limit }
  }
}
