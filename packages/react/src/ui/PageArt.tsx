import { useState } from 'react'
import { PageIcon } from './PageIcon.js'

/** A network's picture on a page button; a globe when there is none or it fails. */
export function PageArt({ src }: { src?: string | undefined }) {
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
