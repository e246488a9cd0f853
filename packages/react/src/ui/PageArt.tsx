import { useState } from 'react'
import { PageIcon } from './PageIcon.js'
import css from './page-parts.css?inline'
import { useSheet } from './useSheet.js'

/** A network's picture on a page button; a globe when there is none or it fails. */
export function PageArt({ src }: { src?: string | undefined }) {
  useSheet(css)
  const [failed, setFailed] = useState<string>()
  if (!src || src === failed) return <PageIcon name="network" />
  return (
    <img
      className="page-art"
      src={src}
      alt=""
      width="24"
      height="24"
      draggable={false}
      referrerPolicy="no-referrer"
      onError={() => setFailed(src)}
    />
  )
}
