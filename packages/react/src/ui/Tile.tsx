import { Art } from './Art.js'
import { VisuallyHidden } from './VisuallyHidden.js'

/** One wallet of a grid. */
export function Tile(props: Tile.Props) {
  const { name, imageUrl, marked, markedLabel, index, tabbable, testId, onFocus, onPick } = props
  return (
    <button
      type="button"
      className="tile"
      data-index={index}
      data-testid={testId}
      tabIndex={tabbable ? 0 : -1}
      onFocus={onFocus}
      onClick={onPick}
    >
      <Art src={imageUrl} name={name} size={52} />
      <span className="tile-label">
        {marked && <i className="tile-dot" />}
        <bdi>{name}</bdi>
        {marked && markedLabel && <VisuallyHidden>, {markedLabel}</VisuallyHidden>}
      </span>
    </button>
  )
}

export declare namespace Tile {
  type Props = {
    name: string
    imageUrl?: string | undefined
    marked?: boolean | undefined
    markedLabel?: string | undefined
    index: number
    /** Whether Tab stops here: one tile of a grid does. */
    tabbable: boolean
    testId: string
    onFocus: () => void
    onPick: () => void
  }
}
