import type { Write } from '@foyer/protocol/texts'
import { createElement, Fragment, type ReactNode } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useMessages } from '../hooks/useMessages.js'
import { Link } from '../ui/Link.js'
import { useSheet } from '../ui/useSheet.js'
import css from './Legal.css?inline'
import { webUrl } from './webUrl.js'

/** The host's terms: a check box that must be ticked first, or a line that says connecting accepts them. */
export function Legal({ id, checkbox, checked, onChange }: Legal.Props) {
  useSheet(css)
  const { termsConditionsUrl, privacyPolicyUrl } = useFoyerClient().options
  const { legal } = useMessages()
  const terms = webUrl(termsConditionsUrl)
  const privacy = webUrl(privacyPolicyUrl)
  if (!terms && !privacy) return null
  const link = (href: string | undefined) =>
    href ? (words: string) => <Link href={href}>{words}</Link> : undefined
  const links = { terms: link(terms), privacy: link(privacy) }
  if (!checkbox) return <p className="legal">{legal.accept(write, links)}</p>
  return (
    <Agreement id={id} checked={checked} onChange={onChange}>
      {legal.agree(write, links)}
    </Agreement>
  )
}

/** The tag that a message with elements in it is written with. */
const write: Write<ReactNode> = (strings, ...values) =>
  createElement(Fragment, null, ...strings.flatMap((text, at) => [text, values[at]]))

export declare namespace Legal {
  type Props = {
    /** Of the check box's label, so that what waits for it can point there. */
    id: string
    checkbox: boolean
    checked: boolean
    onChange: (checked: boolean) => void
  }
}

function Agreement({ id, checked, onChange, children }: Agreement.Props) {
  return (
    <label className="agreement" id={id}>
      <input
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        data-testid="legal-checkbox"
      />
      <span>{children}</span>
    </label>
  )
}

declare namespace Agreement {
  type Props = {
    id: string
    checked: boolean
    onChange: (checked: boolean) => void
    children: ReactNode
  }
}
