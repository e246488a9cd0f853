import type { State } from '@foyer/core'
import type { ReactNode } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import { languageOf } from '../locales/languageOf.js'
import { shownLanguage } from '../locales/shownLanguage.js'
import { PageHost } from '../ui/PageHost.js'
import css from './host.css?inline'

/** A widget's own element on the page: themed, out of reach of the page's styles, open to its attributes. */
export function Host({ tag, className, server, children, ...attributes }: Host.Props) {
  const { options } = useFoyerClient()
  const language = useFoyerSelector(languageOf)
  const theme = useFoyerSelector(themeOf)
  // Only what is set: a custom element writes `undefined` out on some versions of React.
  const set = Object.entries({
    ...attributes,
    class: className,
    ...shownLanguage(options, language),
  })
  const given = Object.fromEntries(set.filter(([, value]) => value !== undefined))
  return (
    <PageHost tag={tag} theme={theme} sheets={sheets} server={server} {...given}>
      {children}
    </PageHost>
  )
}

export declare namespace Host {
  /** What a page may put on a widget's element. */
  type Attributes = {
    id?: string | undefined
    className?: string | undefined
    [data: `data-${string}`]: string | undefined
  }
  type Props = Attributes & {
    tag: `foyer-${string}`
    server?: PageHost.Props['server']
    children: ReactNode
  }
}

const sheets = [css]

function themeOf({ theme }: State) {
  return theme
}
