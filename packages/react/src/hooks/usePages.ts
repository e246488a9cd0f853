import type { Client } from '@foyer/core'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useClient } from './useClient.js'
import { useRead } from './useRead.js'

type Page<item> = { readonly items: readonly item[]; readonly next: string | undefined }
type Read<parameters, item> = (
  client: Client,
  parameters: parameters & { cursor?: string | undefined },
) => Promise<Page<item>>

/**
 * Follows a list that comes in pages. The first is read as `useRead` does; `loadMore` adds the next. For
 * another question, and after a first page that changed, the list begins anew, and what was on its way is
 * dropped. A server that leads back to where it was is at its end.
 */
export function usePages<parameters extends object, item>(
  read: Read<parameters, item>,
  question: parameters | undefined,
): usePages.Result<item> {
  const client = useClient()
  const { data: first, status, error, refresh } = useRead<parameters, Page<item>>(read, question)
  // Later pages go on where this very first page ended: behind another one there would be a gap.
  const key = useMemo(() => JSON.stringify([question, first]), [question, first])
  const [more, setMore] = useState<More<item>>(nothing)
  const { pages: later, status: moreStatus } = more.key === key ? more : nothing
  const asked = useRef<string>(undefined)

  const pages = useMemo(() => (first ? [first, ...later] : []), [first, later])
  const items = useMemo(() => pages.flatMap((page) => page.items), [pages])
  const used = new Set(pages.slice(0, -1).map(({ next }) => next))
  const next = pages.at(-1)?.next
  const cursor = next !== undefined && !used.has(next) ? next : undefined

  const loadMore = useCallback(async () => {
    const ask = `${key} ${cursor}`
    if (question === undefined || cursor === undefined || asked.current === ask) return
    asked.current = ask
    const settle = (change: (now: More<item>) => More<item>) =>
      setMore((now) => change(now.key === key ? now : { ...nothing, key }))
    settle((now) => ({ ...now, status: 'pending' }))
    const page = await read(client, { ...question, cursor }).catch(() => undefined)
    // Another question, or another page of this one, has been asked since.
    if (asked.current !== ask) return
    asked.current = undefined
    settle((now) =>
      page ? { key, pages: [...now.pages, page], status: 'idle' } : { ...now, status: 'error' },
    )
  }, [client, key, cursor, question, read])

  return {
    items: first && items,
    status,
    error,
    refresh,
    hasMore: cursor !== undefined,
    moreStatus,
    loadMore,
  }
}

type More<item> = {
  key: string | undefined
  pages: readonly Page<item>[]
  status: 'idle' | 'pending' | 'error'
}

const nothing = { key: undefined, pages: [], status: 'idle' } as const satisfies More<never>

export declare namespace usePages {
  type Result<item> = {
    /** All pages so far; `undefined` until the first is there. */
    items: readonly item[] | undefined
    /** Of the first page. `idle` when nothing is asked. */
    status: useRead.Result<unknown>['status']
    error: unknown
    refresh: () => Promise<void>
    hasMore: boolean
    /** Of the page that is being added. */
    moreStatus: 'idle' | 'pending' | 'error'
    /** Adds the next page. Does nothing while one is on its way, and at the end. */
    loadMore: () => Promise<void>
  }
}
