import { useMemo } from 'react'
import late from '../theme/late.css?inline'
import shades from '../theme/shades.css?inline'
import { PageHost } from './PageHost.js'

/**
 * An element with an open shadow root that the children are drawn in, out of reach of the page's
 * styles. On a server only the empty element is written.
 */
export function ShadowHost({ sheets, ...rest }: ShadowHost.Props) {
  const all = useMemo(() => [shades, late, ...(sheets ?? [])], [sheets])
  return <PageHost sheets={all} {...rest} />
}

export declare namespace ShadowHost {
  type Props = PageHost.Props
}
