import css from './SocialMark.css?inline'
import { type Part, type SocialMarkName, socialMarks } from './socialMarks.js'
import { useSheet } from './useSheet.js'

/** Whose button it is; never the only name of a thing. */
export function SocialMark({ name, size = 22 }: SocialMark.Props) {
  useSheet(css)
  const parts: readonly Part[] = socialMarks[name]
  return (
    <svg
      className="social-mark"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      data-mark={name}
    >
      {parts.map(({ d, fill = 'none', stroke = 'none', width }) => (
        <path key={d} d={d} fill={fill} stroke={stroke} strokeWidth={width} fillRule="evenodd" />
      ))}
    </svg>
  )
}

export declare namespace SocialMark {
  type Props = { name: SocialMarkName; size?: 22 | 24 | 36 }
}
