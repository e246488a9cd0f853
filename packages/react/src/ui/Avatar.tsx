import { useId, useState } from 'react'
import css from './Avatar.css?inline'
import { Spinner } from './Spinner.js'
import { tints } from './tints.js'
import { useSheet } from './useSheet.js'

/** Who: a picture, else a light in the colours of the address. With `pending`, how many are under way. */
export function Avatar({ address, src, size, pending = 0 }: Avatar.Props) {
  useSheet(css)
  // Only what may stand in `url(#…)`.
  const id = `light${useId().replace(/\W/g, '')}`
  const [failed, setFailed] = useState<string>()
  if (pending > 0)
    return (
      <span className="avatar-pending">
        <span>{pending > 9 ? '9+' : pending}</span>
        <Spinner size={size} />
      </span>
    )
  if (src && src !== failed)
    return (
      <img
        className="avatar"
        data-size={size}
        src={src}
        alt=""
        width={size}
        height={size}
        draggable={false}
        referrerPolicy="no-referrer"
        onError={() => setFailed(src)}
      />
    )
  return (
    <svg
      className="avatar"
      data-size={size}
      viewBox="0 0 48 48"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <radialGradient id={id} cx=".65" cy=".4" r=".75">
        {tints(address).map(({ colour, at }) => (
          <stop key={at} offset={`${at}%`} stopColor={colour} />
        ))}
      </radialGradient>
      <circle cx="24" cy="24" r="24" fill={`url(#${id})`} />
    </svg>
  )
}

export declare namespace Avatar {
  type Props = {
    address: string
    src?: string | undefined
    size: 22 | 28 | 40 | 72
    pending?: number | undefined
  }
}
