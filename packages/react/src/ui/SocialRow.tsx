import { Pressable } from './Pressable.js'
import css from './Row.css?inline'
import { SocialMark } from './SocialMark.js'
import type { SocialMarkName } from './socialMarks.js'
import { useSheet } from './useSheet.js'

/** A social provider in a list. */
export function SocialRow({ mark, name, disabled, describedBy, onPress }: SocialRow.Props) {
  useSheet(css)
  return (
    <li>
      <Pressable
        className="row"
        disabled={disabled}
        aria-describedby={describedBy}
        onPress={onPress}
        testId={`social-${mark}`}
      >
        <span className="glyph">
          <SocialMark name={mark} />
        </span>
        <span className="row-body">
          <span className="row-name">
            <bdi>{name}</bdi>
          </span>
        </span>
      </Pressable>
    </li>
  )
}

export declare namespace SocialRow {
  type Props = {
    mark: SocialMarkName
    name: string
    disabled?: boolean | undefined
    /** Says why it is disabled. */
    describedBy?: string | undefined
    onPress: () => void
  }
}
