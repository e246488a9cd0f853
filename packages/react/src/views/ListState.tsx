import type { ReactNode } from 'react'
import { useAssetMessages } from '../hooks/useAssetMessages.js'
import { useMessages } from '../hooks/useMessages.js'
import { Button } from '../ui/Button.js'
import { EmptyState } from '../ui/EmptyState.js'
import { type Drawing, icons } from '../ui/icons.js'
import { lateIcons } from '../ui/lateIcons.js'
import { Skeleton } from '../ui/Skeleton.js'
import { VisuallyHidden } from '../ui/VisuallyHidden.js'
import type { listStatus } from './listStatus.js'

/** A list on its way, one that could not be had, one with nothing in it, or the list. */
export function ListState({ kind, network, status, isEmpty, onRetry, children }: ListState.Props) {
  const texts = useAssetMessages()
  const { actions } = useMessages()
  if (status === 'pending' && isEmpty)
    return (
      <>
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} shape="row" />
        ))}
      </>
    )
  // An empty list that was not fetched is unknown, not empty.
  if ((status === 'error' || status === 'idle') && isEmpty)
    return (
      <EmptyState icon={drawings[kind]} title={texts.failed[kind]} text={texts.failed.text}>
        {onRetry && status === 'error' && (
          <Button size="small" icon={icons.retry} onPress={onRetry} testId="retry">
            {actions.tryAgain}
          </Button>
        )}
      </EmptyState>
    )
  if (isEmpty)
    return (
      <EmptyState
        icon={drawings[kind]}
        title={texts.empty[kind]}
        text={texts.empty[`${kind}Text`](network)}
        lit
      />
    )
  return children
}

export declare namespace ListState {
  type Props = {
    kind: 'tokens' | 'nfts' | 'activity'
    /** What the network in use is called. */
    network: string
    status: listStatus.Result
    isEmpty: boolean
    /** Absent while it would be of no use. */
    onRetry: (() => void) | undefined
    children: ReactNode
  }
}

const drawings = {
  tokens: lateIcons.layers,
  nfts: lateIcons.image,
  activity: lateIcons.clock,
} as const satisfies Record<string, Drawing>
