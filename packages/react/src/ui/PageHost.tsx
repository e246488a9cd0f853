import {
  createElement,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { applyTheme } from '../theme/applyTheme.js'
import base from '../theme/base.css?inline'
import type { Theme } from '../theme/Theme.js'
import tokens from '../theme/tokens.css?inline'
import { adopt } from './adopt.js'
import { drawIn } from './drawIn.js'
import { serverButton } from './serverButton.js'

const isServer = typeof document === 'undefined'
// React before 19 warns when a layout effect is met on a server.
const useBrowserEffect = isServer ? () => undefined : useLayoutEffect

/**
 * An element with an open shadow root that the children are drawn in, out of reach of the page's
 * styles. On a server the element is written with what `server` says, or empty. It has what the buttons on the page need;
 * `ShadowHost` has everything.
 */
export function PageHost({
  tag = 'foyer-root',
  sheets,
  theme,
  server,
  onHost,
  children,
  ...attributes
}: PageHost.Props) {
  const isWritten = useSyncExternalStore(never, no, yes)
  const [host, setHost] = useState<HTMLElement>()
  // A ref and not an effect: the portal is filled in the same commit, before the first paint.
  const attach = useCallback(
    (element: HTMLElement | null) => {
      onHost?.(element)
      if (!element) return
      // What the server wrote has kept the place until now.
      element.replaceChildren()
      const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
      for (const sheet of [tokens, base, ...(sheets ?? [])]) adopt(shadow, sheet)
      setHost(element)
    },
    [sheets, onHost],
  )
  useBrowserEffect(() => host && theme && applyTheme(host, theme), [host, theme])
  return (
    <>
      {createElement(tag, {
        ...attributes,
        'data-theme': theme?.mode,
        ref: attach,
        // Never compared with what a server wrote, and never touched again. An element that no server wrote is given no HTML: pages that
        // ask for trusted types allow none.
        ...(isWritten && {
          suppressHydrationWarning: true,
          dangerouslySetInnerHTML: {
            __html: isServer && server ? serverButton({ ...server, theme }) : '',
          },
        }),
      })}
      {host?.shadowRoot && drawIn(host.shadowRoot, children)}
    </>
  )
}

export declare namespace PageHost {
  type Props = {
    /** Name of the host element, `foyer-…`. */
    tag?: `foyer-${string}`
    /** Style sheets beside the tokens. Pass the same array each time. */
    sheets?: readonly string[]
    /** Pass the same object while nothing changed. */
    theme?: Theme | undefined
    /** What stands here until a script has come. */
    server?: Omit<serverButton.Parameters, 'theme'> | undefined
    /** Hears of the element when it comes and (`null`) goes. Pass the same function each time. */
    onHost?: (host: HTMLElement | null) => void
    children?: ReactNode
    lang?: string | undefined
    dir?: 'ltr' | 'rtl' | undefined
    [attribute: `data-${string}`]: string | undefined
  }
}

/** On a server, and in a page until what it wrote has been taken over: `yes`. Nothing else changes it. */
const never = () => () => undefined
const no = () => false
const yes = () => true
