import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { moveInTabs } from './moveInTabs.js'
import css from './Tabs.css?inline'
import { useSheet } from './useSheet.js'

/**
 * Parts of a view, of which one is shown. Tab enters once; arrow keys go from one to the next, as the
 * language reads, and show it.
 */
export function Tabs<id extends string>({ label, tabs, shown, onShow, children }: Tabs.Props<id>) {
  useSheet(css)
  const base = useId()
  const index = tabs.findIndex(({ id }) => id === shown)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = moveInTabs(index, event.key, { count: tabs.length, rtl })
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    onShow(tab.id)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            className="tab"
            aria-selected={id === shown}
            aria-controls={`${base}-panel`}
            tabIndex={id === shown ? 0 : -1}
            data-testid={`tab-${id}`}
            onClick={() => onShow(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        className="tab-panel"
        aria-labelledby={`${base}-${shown}`}
        data-testid={`panel-${shown}`}
        // A list of what one holds has nothing in it to stop at: readers get into it here.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: as the pattern of tabs asks for
        tabIndex={0}
      >
        {children}
      </div>
    </>
  )
}

export declare namespace Tabs {
  type Props<id extends string> = {
    /** What the parts are parts of, for readers. */
    label: string
    tabs: readonly { readonly id: id; readonly name: string }[]
    shown: id
    onShow: (id: id) => void
    /** The part that is shown. */
    children: ReactNode
  }
}
