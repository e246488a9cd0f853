import type { ReactNode } from 'react'
import { Doorway } from '../ui/Doorway.js'
import { Glyph } from '../ui/Glyph.js'
import { Icon } from '../ui/Icon.js'
import type { Drawing } from '../ui/icons.js'
import { useSheet } from '../ui/useSheet.js'
import css from './Explanation.css?inline'

/** A thing explained in a few points, each with its drawing, under the lit doorway. */
export function Explanation({ icon, icons, points, children }: Explanation.Props) {
  useSheet(css)
  return (
    <>
      <Doorway lit low>
        <Glyph icon={icon} />
      </Doorway>
      <ul className="points">
        {points.map(({ title, text }, index) => (
          <li key={title}>
            <span className="point">
              <Icon of={icons[index] ?? icon} />
            </span>
            <div>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      {children}
    </>
  )
}

export declare namespace Explanation {
  type Props = {
    icon: Drawing
    /** One for each point. */
    icons: readonly Drawing[]
    points: readonly { title: string; text: string }[]
    children: ReactNode
  }
}
