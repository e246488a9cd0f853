import { Fragment, type ReactNode } from 'react'
import css from './Facts.css?inline'
import { useSheet } from './useSheet.js'

/** Names and values on a shelf. */
export function Facts({ items }: { items: readonly { name: string; value: ReactNode }[] }) {
  useSheet(css)
  return (
    <dl className="facts">
      {items.map(({ name, value }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
