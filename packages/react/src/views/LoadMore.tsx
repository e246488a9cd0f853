import { useEffect, useRef } from 'react'
import { useAssetMessages } from '../hooks/useAssetMessages.js'
import { useMessages } from '../hooks/useMessages.js'
import { Button } from '../ui/Button.js'
import { Note } from '../ui/Note.js'

/** Pages that bring nothing to show are followed by themselves no further than this. */
const emptyPagesMax = 3

/** The end of a list that goes on: more comes when it is near, or by a press. */
export function LoadMore({ shown, status, onMore }: LoadMore.Props) {
  const texts = useAssetMessages()
  const { actions } = useMessages()
  const end = useRef<HTMLDivElement>(null)
  const tries = useRef({ shown: -1, count: 0 })
  useEffect(() => {
    const element = end.current
    if (!element || status !== 'idle' || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        const { current } = tries
        if (current.shown !== shown) tries.current = { shown, count: 0 }
        tries.current.count += 1
        if (tries.current.count <= emptyPagesMax) onMore()
      },
      { root: element.closest('[data-scroll]'), rootMargin: '200px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [status, shown, onMore])
  return (
    <div ref={end} className="load-more">
      {status === 'error' && <Note tone="error">{texts.failed.more}</Note>}
      <Button size="small" busy={status === 'pending'} onPress={onMore} testId="load-more">
        {status === 'error'
          ? actions.tryAgain
          : status === 'pending'
            ? texts.loading
            : texts.loadMore}
      </Button>
    </div>
  )
}

export declare namespace LoadMore {
  type Props = {
    /** How many entries are shown: when a page added none, the next is not fetched for ever. */
    shown: number
    status: 'idle' | 'pending' | 'error'
    onMore: () => void
  }
}
