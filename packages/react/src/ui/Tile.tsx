import { memo } from 'react'
import { Art } from './Art.js'
import { Icon } from './Icon.js'
import { lateIcons } from './lateIcons.js'
import { VisuallyHidden } from './VisuallyHidden.js'

/** One wallet of a grid. Drawn again only when it changes: scrolling brings others, and leaves it be. */
export const Tile = memo(function Tile(props: Tile.Props) {
  const { id, name, imageUrl, marked, markedLabel, badgeLabel, index, tabbable, testId } = props
  const { onFocus, onPick } = props
  return (
    <button
      type="button"
      className="tile"
      data-index={index}
      data-testid={testId}
      tabIndex={tabbable ? 0 : -1}
      onFocus={() => onFocus(index)}
      onClick={() => onPick(id)}
    >
      <Art src={imageUrl} name={name} size={52} />
      <span className="tile-label">
        {marked && <i className="tile-dot" />}
        <bdi>{name}</bdi>
        {badgeLabel && <Icon of={lateIcons.shield} size={12} />}
        {badgeLabel && <VisuallyHidden>, {badgeLabel}</VisuallyHidden>}
        {marked && markedLabel && <VisuallyHidden>, {markedLabel}</VisuallyHidden>}
      </span>
    </button>
  )
})

export declare namespace Tile {
  type Props = {
    id: string
    name: string
    imageUrl?: string | undefined
    marked?: boolean | undefined
    markedLabel?: string | undefined
    /** Wears the badge; this is what it says to readers. */
    badgeLabel?: string | undefined
    index: number
    /** Whether Tab stops here: one tile of a grid does. */
    tabbable: boolean
    testId: string
    /** Pass the same functions each time. */
    onFocus: (index: number) => void
    onPick: (id: string) => void
  }
}
