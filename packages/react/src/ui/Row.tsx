import { type ReactNode, useContext } from 'react'
import { Art } from './Art.js'
import { Icon } from './Icon.js'
import { type Drawing, icons } from './icons.js'
import { ListContext } from './ListContext.js'
import { Pressable } from './Pressable.js'
import css from './Row.css?inline'
import { Spinner } from './Spinner.js'
import { useSheet } from './useSheet.js'

/** A choice: bare until touched. Without `onPress` and `href` it only shows. */
export function Row(props: Row.Props) {
  useSheet(css)
  const inList = useContext(ListContext)
  const { tight, danger, current, onPress, href, describedBy, testId, busy, disabled } = props
  const look = {
    className: 'row',
    'data-tight': tight || undefined,
    'data-danger': danger || undefined,
    'data-current': current || undefined,
  }
  const row =
    onPress || href ? (
      <Pressable
        {...look}
        {...{ href, onPress, busy, disabled, testId }}
        aria-current={current ? 'true' : undefined}
        aria-describedby={describedBy}
      >
        <Content {...props} />
      </Pressable>
    ) : (
      <div {...look} data-testid={testId} aria-describedby={describedBy}>
        <Content {...props} />
      </div>
    )
  return inList ? <li>{row}</li> : row
}

export declare namespace Row {
  type Props = {
    image?: string | undefined
    /** In place of a picture. */
    glyph?: Drawing | undefined
    round?: boolean | undefined
    /** The name whose letter and colour stand in for a missing picture. Default: `name`. */
    fallback?: string | undefined
    name: string
    sub?: ReactNode
    end?: ReactNode
    tight?: boolean | undefined
    danger?: boolean | undefined
    busy?: boolean | undefined
    disabled?: boolean | undefined
    current?: boolean | undefined
    onPress?: (() => void) | undefined
    href?: string | undefined
    testId?: string | undefined
    describedBy?: string | undefined
  }
}

function Content({
  image,
  glyph,
  round,
  fallback,
  name,
  sub,
  end,
  tight,
  busy,
  current,
}: Row.Props) {
  return (
    <>
      {glyph ? (
        <span className="glyph" data-round={round || undefined}>
          <Icon of={glyph} />
        </span>
      ) : (
        <Art src={image} name={fallback ?? name} size={tight ? 32 : 40} round={round} />
      )}
      <span className="row-body">
        <span className="row-name">
          <bdi>{name}</bdi>
        </span>
        {sub && <span className="row-sub">{sub}</span>}
      </span>
      {(end || busy || current) && (
        <span className="row-end">
          {end}
          {busy && <Spinner />}
          {current && !busy && (
            <span className="row-tick">
              <Icon of={icons.tick} />
            </span>
          )}
        </span>
      )}
    </>
  )
}
