import type { KeyboardEvent, ReactNode } from 'react'
import { ListContext } from './ListContext.js'
import { moveInList } from './moveInList.js'
import css from './Row.css?inline'
import { useSheet } from './useSheet.js'

/** Rows as a list: arrow up and down, Home and End go from one to the next. */
export function RowList({ label, children }: { label: string; children: ReactNode }) {
  useSheet(css)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets
    <ul className="rows" role="list" aria-label={label} onKeyDown={onKeyDown}>
      <ListContext.Provider value={true}>{children}</ListContext.Provider>
    </ul>
  )
}

function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('li > :is(a, button)')]
  const now = rows.findIndex((row) => row.contains(event.target as Node))
  const next = rows[moveInList(now, event.key, rows.length) ?? -1]
  if (!next) return
  event.preventDefault()
  next.focus()
}
