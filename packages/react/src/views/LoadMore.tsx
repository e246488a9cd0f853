import type { InfiniteQueryObserverResult } from '@tanstack/query-core'
import { useEffect, useRef } from 'react'
import { useAssetMessages } from '../hooks/useAssetMessages.js'
import { useMessages } from '../hooks/useMessages.js'
import { Button } from '../ui/Button.js'
import { Note } from '../ui/Note.js'

/** Pages that bring nothing to show are followed by themselves no further than this. */
const emptyPagesMax = 3

/** The end of a list with further pages: the next one is fetched when it comes into view, or by a press. */
export function LoadMore({ shown, query }: LoadMore.Props) {
  const { fetchNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = query
  // Not during a refetch of the list, which fetching the next page would cancel.
  const isHeld = isFetching && !isFetchingNextPage
  const isIdle = !isFetching && !isFetchNextPageError
  const onMore = () => {
    if (!isHeld) void fetchNextPage()
  }
  const texts = useAssetMessages()
  const { actions } = useMessages()
  const end = useRef<HTMLDivElement>(null)
  const tries = useRef({ shown: -1, count: 0 })
  useEffect(() => {
    const element = end.current
    if (!element || !isIdle || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        const { current } = tries
        if (current.shown !== shown) tries.current = { shown, count: 0 }
        tries.current.count += 1
        if (tries.current.count <= emptyPagesMax) void fetchNextPage()
      },
      { root: element.closest('[data-scroll]'), rootMargin: '200px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isIdle, shown, fetchNextPage])
  return (
    <div ref={end} className="load-more">
      {isFetchNextPageError && <Note tone="error">{texts.failed.more}</Note>}
      <Button size="small" busy={isFetchingNextPage} onPress={onMore} testId="load-more">
        {isFetchingNextPage
          ? texts.loading
          : isFetchNextPageError
            ? actions.tryAgain
            : texts.loadMore}
      </Button>
    </div>
  )
}

export declare namespace LoadMore {
  type Props = {
    /** How many entries are shown: when a page added none, the next is not fetched for ever. */
    shown: number
    query: Pick<
      InfiniteQueryObserverResult,
      'fetchNextPage' | 'isFetching' | 'isFetchingNextPage' | 'isFetchNextPageError'
    >
  }
}
