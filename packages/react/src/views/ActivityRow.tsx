import type { State } from '@foyer/core'
import {
  describeTransaction,
  explorerTransactionUrl,
  minedAt,
  ownPicture,
} from '@foyer/core/internal'
import type { Transaction } from '@foyer/protocol/api'
import { memo, useMemo } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import { useMessages } from '../hooks/useMessages.js'
import { AssetRow } from '../ui/AssetRow.js'
import { icons } from '../ui/icons.js'
import { lateIcons } from '../ui/lateIcons.js'
import { VisuallyHidden } from '../ui/VisuallyHidden.js'
import { Amount } from './Amount.js'
import { useActivityWords } from './useActivityWords.js'
import { useWhen } from './useWhen.js'

/** One transaction: what it was, with whom, what moved, and when. Leads to the explorer, where there is one. */
export const ActivityRow = memo(function ActivityRow({
  transaction,
}: {
  transaction: Transaction
}) {
  const client = useFoyerClient()
  const { actions } = useMessages()
  const words = useActivityWords()
  const summary = useMemo(() => describeTransaction(transaction), [transaction])
  const { status, operation, moves } = summary
  const when = useWhen()(minedAt(transaction))
  const href = explorerTransactionUrl(useFoyerSelector(networkOf), transaction)
  const [lead] = moves
  const amount = words.amount(lead)
  return (
    <AssetRow
      image={ownPicture(client, lead?.picture)}
      fallback={lead?.label || words.title(summary)}
      square={lead?.isNft}
      mark={markOf(status, operation)}
      name={words.title(summary)}
      sub={words.sub(summary)}
      end={amount && <Amount>{amount}</Amount>}
      endSub={
        <>
          <time dateTime={when.iso} title={when.whole}>
            {when.short}
          </time>
          {href && <VisuallyHidden>, {actions.newTab}</VisuallyHidden>}
        </>
      }
      tone={
        status === 'failed' ? 'void' : lead?.sign === '+' && status === 'done' ? 'got' : undefined
      }
      href={href}
      testId="transaction"
    />
  )
})

function markOf(status: string, operation: string): AssetRow.Props['mark'] {
  if (status === 'pending') return 'busy'
  if (status === 'failed') return { glyph: icons.cross, tone: 'error' }
  return {
    glyph: Object.hasOwn(glyphs, operation)
      ? glyphs[operation as keyof typeof glyphs]
      : lateIcons.bolt,
  }
}

const glyphs = {
  send: lateIcons.send,
  receive: lateIcons.receive,
  trade: lateIcons.swap,
  approve: icons.tick,
  revoke: icons.cross,
  mint: lateIcons.plus,
  deposit: lateIcons.download,
  claim: lateIcons.download,
} as const

function networkOf({ network }: State) {
  return network
}
