import { useInsertionEffect, useLayoutEffect, useState } from 'react'
import { applyTheme } from '../theme/applyTheme.js'
import base from '../theme/base.css?inline'
import late from '../theme/late.css?inline'
import shades from '../theme/shades.css?inline'
import tokens from '../theme/tokens.css?inline'
import { adopt } from './adopt.js'
import { drawIn } from './drawIn.js'
import type { ShadowHost } from './ShadowHost.js'

/**
 * As `ShadowHost`, but its element stands at the end of the page's body, and React listens in its shadow root alone: for a portal into the
 * body it would look through every event of the page.
 */
export function BodyHost({ tag, sheets, theme, onHost, children, ...attributes }: BodyHost.Props) {
  const [{ host, root }] = useState(() => makeHost(tag, sheets))
  useInsertionEffect(() => () => host.remove(), [host])
  // In the commit itself, as React's own elements: the layout effects of what is in it measure and focus.
  useInsertionEffect(() => {
    // A page may have taken it out of its body, as one does that replaces all that it shows.
    if (!host.isConnected) document.body.append(host)
    for (const name of names) write(host, name, attributes[name])
  })
  useLayoutEffect(() => theme && applyTheme(host, theme), [host, theme])
  useLayoutEffect(() => {
    onHost?.(host)
    return () => onHost?.(null)
  }, [host, onHost])
  return drawIn(root, children)
}

export declare namespace BodyHost {
  type Props = Omit<ShadowHost.Props, 'server' | `data-${string}`> &
    Required<Pick<ShadowHost.Props, 'tag' | 'sheets'>> & {
      [name in (typeof names)[number]]?: string | undefined
    }
}

/** What may be written on the element. */
const names = ['lang', 'dir', 'data-shut', 'data-testid'] as const

function makeHost(tag: string, sheets: readonly string[]) {
  const host = document.createElement(tag)
  const root = host.attachShadow({ mode: 'open' })
  for (const sheet of [tokens, base, shades, late, ...sheets]) adopt(root, sheet)
  return { host, root }
}

/** Writes what is new: each writing has the browser look at the styles again. */
function write(host: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) host.removeAttribute(name)
  else if (host.getAttribute(name) !== value) host.setAttribute(name, value)
}
