import { memo, type ReactNode } from 'react'
import { Art } from './Art.js'
import css from './AssetRow.css?inline'
import { Icon } from './Icon.js'
import type { Drawing } from './icons.js'
import { Pressable } from './Pressable.js'
import rowCss from './Row.css?inline'
import { Spinner } from './Spinner.js'
import { useSheet } from './useSheet.js'

/** A row of an asset or activity list: a picture with a mark, two lines, two amounts. */
export const AssetRow = memo(function AssetRow(props: AssetRow.Props) {
  useSheet(rowCss)
  useSheet(css)
  const { href, onPress, position, testId } = props
  return (
    <li aria-posinset={position && position.index + 1} aria-setsize={position?.count}>
      {href || onPress ? (
        <Pressable className="row asset" href={href} onPress={onPress} testId={testId}>
          <Content {...props} />
        </Pressable>
      ) : (
        <div className="row asset" data-testid={testId}>
          <Content {...props} />
        </div>
      )}
    </li>
  )
})

export declare namespace AssetRow {
  type Props = {
    image?: string | undefined
    /** Its letter and colour stand in for a missing picture. */
    fallback: string
    /** A collectible's picture has corners. */
    square?: boolean | undefined
    /** At the picture's corner: another picture, or what became of it. */
    mark?:
      | { readonly image: string | undefined; readonly name: string }
      | { readonly glyph: Drawing; readonly tone?: 'error' | undefined }
      | 'busy'
      | undefined
    name: ReactNode
    sub?: ReactNode
    end?: ReactNode
    endSub?: ReactNode
    /** How the amount at the end is meant. */
    tone?: 'got' | 'void' | undefined
    href?: string | undefined
    onPress?: (() => void) | undefined
    /** In a list that is not all in the document. */
    position?: { readonly index: number; readonly count: number } | undefined
    testId?: string | undefined
  }
}

function Content({ image, fallback, square, mark, name, sub, end, endSub, tone }: AssetRow.Props) {
  return (
    <>
      <span className="asset-art">
        <Art src={image} name={fallback} size={40} round={!square} />
        {mark && <Mark mark={mark} />}
      </span>
      <span className="row-body">
        <span className="row-name">{name}</span>
        {sub && <span className="row-sub">{sub}</span>}
      </span>
      <span className="asset-end" data-tone={tone}>
        {end && <span className="asset-amount">{end}</span>}
        {endSub && <span className="row-sub">{endSub}</span>}
      </span>
    </>
  )
}

function Mark({ mark }: { mark: NonNullable<AssetRow.Props['mark']> }) {
  if (mark === 'busy')
    return (
      <span className="asset-mark" data-kind="busy">
        <Spinner size={14} />
      </span>
    )
  if ('glyph' in mark)
    return (
      <span className="asset-mark" data-kind="glyph" data-tone={mark.tone}>
        <Icon of={mark.glyph} size={12} />
      </span>
    )
  return (
    <span className="asset-mark">
      <Art src={mark.image} name={mark.name} size={20} round />
    </span>
  )
}
