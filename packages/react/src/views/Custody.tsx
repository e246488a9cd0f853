import type { State } from '@foyer/core'
import { useEmbeddedMessages } from '../hooks/useEmbeddedMessages.js'
import { useSelect } from '../hooks/useSelect.js'
import { Banner } from '../ui/Banner.js'

/** Who can move the funds, in plain words. */
export function Custody() {
  const { tiers } = useEmbeddedMessages()
  const { name, text } = tiers[useSelect(tierOf) ?? 'unknown']
  return (
    <Banner tone="info" title={name} testId="custody">
      {text}
    </Banner>
  )
}

function tierOf({ embedded }: State) {
  return embedded.tier
}
