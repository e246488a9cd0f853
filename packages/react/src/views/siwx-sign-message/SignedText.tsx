import { truncateAddress } from '@foyer/protocol'
import { decodeRecap, recapOf } from '@foyer/protocol/siwx'
import { useSiwxMessages } from '../../hooks/useSiwxMessages.js'
import { Facts } from '../../ui/Facts.js'
import { Fold } from '../../ui/Fold.js'
import { Skeleton } from '../../ui/Skeleton.js'
import { VisuallyHidden } from '../../ui/VisuallyHidden.js'
import type { SignInPrompt } from './describePrompt.js'

/** What is signed: its facts, what it permits, and the whole text on demand. */
export function SignedText({ prompt }: { prompt: SignInPrompt }) {
  const texts = useSiwxMessages()
  const { text, status } = prompt
  if (!text && (status === 'failed' || status === 'signedIn')) return null
  if (!text)
    return (
      <>
        <VisuallyHidden>{texts.preparing}</VisuallyHidden>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </>
    )
  const { statement, resources } = text.data
  return (
    <>
      {statement && (
        <blockquote className="siwx-statement" dir="auto">
          {statement}
        </blockquote>
      )}
      <SignInFacts prompt={prompt} />
      <Permitted resources={resources} />
      <Fold title={texts.whole} testId="whole-message">
        <pre className="siwx-whole" dir="auto">
          {text.whole}
        </pre>
      </Fold>
    </>
  )
}

function SignInFacts({ prompt: { text, address, networkName } }: { prompt: SignInPrompt }) {
  const { facts, until } = useSiwxMessages()
  const ends = Date.parse(text?.data.expirationTime ?? '')
  const items = [
    { name: facts.site, value: <bdi>{text?.data.domain}</bdi> },
    { name: facts.account, value: <bdi dir="ltr">{truncateAddress(address)}</bdi> },
    ...(networkName ? [{ name: facts.network, value: networkName }] : []),
    ...(Number.isNaN(ends) ? [] : [{ name: facts.until, value: until(ends) }]),
  ]
  return <Facts items={items} />
}

/** What a ReCap (ERC-5573) lets the site do, one line for each ability. */
function Permitted({ resources }: { resources: readonly string[] | undefined }) {
  const texts = useSiwxMessages()
  const abilities = readAbilities(resources)
  if (abilities.length === 0) return null
  return (
    <section className="siwx-permits">
      <h3>{texts.permits}</h3>
      <ul>
        {abilities.map((one) => (
          <li key={one} dir="auto">
            {one}
          </li>
        ))}
      </ul>
    </section>
  )
}

function readAbilities(resources: readonly string[] | undefined): readonly string[] {
  const urn = recapOf(resources)
  if (!urn) return []
  try {
    return Object.entries(decodeRecap(urn).att).flatMap(([resource, abilities]) =>
      Object.keys(abilities).map((ability) => `${ability}: ${resource}`),
    )
  } catch {
    // None that permits anything; the whole text shows it.
    return []
  }
}
