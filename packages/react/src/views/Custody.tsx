import type { State } from '@foyer/core'
import { useEmbeddedMessages } from '../hooks/useEmbeddedMessages.js'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import { Banner } from '../ui/Banner.js'

/** The custody of the funds, in plain words. */
export function Custody() {
  const { tiers } = useEmbeddedMessages()
  const { name, text } = tiers[useFoyerSelector(tierOf) ?? 'unknown']
  return (
    <Banner tone="info" title={name} testId="custody">
      {text}
    </Banner>
  )
}

function tierOf({ embedded }: State) {
  return embedded.tier
}
