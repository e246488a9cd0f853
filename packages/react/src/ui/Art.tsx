import { useContext, useState } from 'react'
import css from './Art.css?inline'
import { hueOf } from './hueOf.js'
import { LoadedContext } from './LoadedContext.js'
import { useSheet } from './useSheet.js'
import { useShut } from './useShut.js'

/** The picture of a wallet, network or token; its first letter when there is none or it fails. */
export function Art({ src, name, size = 40, round }: Art.Props) {
  useSheet(css)
  const [failed, setFailed] = useState<string>()
  const loaded = useContext(LoadedContext)
  const isHere = src?.startsWith('data:')
  const isShut = useShut(!!src && !isHere && !loaded?.has(src))
  const shared = { className: 'art', 'data-size': size, 'data-round': round || undefined }
  if (!src || src === failed)
    return (
      <span {...shared} data-hue={hueOf(name)} aria-hidden="true">
        {/[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '?'}
      </span>
    )
  return (
    <img
      {...shared}
      src={isShut ? undefined : src}
      alt=""
      width={size}
      height={size}
      decoding="async"
      // What is in the page already needs no waiting for.
      loading={isHere ? undefined : 'lazy'}
      draggable={false}
      referrerPolicy="no-referrer"
      onLoad={({ currentTarget }) => {
        currentTarget.dataset.loaded = ''
        loaded?.add(src)
      }}
      onError={() => setFailed(src)}
    />
  )
}

export declare namespace Art {
  type Props = {
    src?: string | undefined
    name: string
    size?: 20 | 24 | 32 | 40 | 52 | 60 | 68 | 72
    round?: boolean | undefined
  }
}
