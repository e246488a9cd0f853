import type { SwapDraft } from '@foyer/core/swap'
import { useSwapMessages } from '../../hooks/useSwapMessages.js'
import { Facts } from '../../ui/Facts.js'
import { Skeleton } from '../../ui/Skeleton.js'
import { useTermRows } from '../useTermRows.js'

/** What the swap comes to. Its place is kept while offers are read: the button below does not move under a finger. */
export function Terms({ draft }: { draft: SwapDraft }) {
  const { terms: texts } = useSwapMessages()
  const rows = useTermRows(draft)
  const { status } = draft.quoting
  const isReading = status === 'waiting' || status === 'reading'
  if (rows.length > 0) return <Facts items={rows} />
  if (!isReading) return null
  const names = [texts.rate, texts.minimum, texts.impact, texts.provider]
  return <Facts items={names.map((name) => ({ name, value: <Skeleton shape="text" /> }))} />
}
