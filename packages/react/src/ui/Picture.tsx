import { useState } from 'react'
import { Icon } from './Icon.js'
import { lateIcons } from './lateIcons.js'
import css from './Picture.css?inline'
import { useSheet } from './useSheet.js'

/** A square picture as broad as there is room, whose place is kept while it comes; a drawing when it does not. */
export function Picture({ src }: { src: string | undefined }) {
  useSheet(css)
  const [failed, setFailed] = useState<string>()
  return (
    <span className="picture">
      {src && src !== failed ? (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          referrerPolicy="no-referrer"
          onError={() => setFailed(src)}
        />
      ) : (
        <Icon of={lateIcons.image} size={28} />
      )}
    </span>
  )
}
