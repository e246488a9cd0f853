import { closeModal, type State } from '@foyer/core'
import { showView } from '@foyer/core/internal'
import type { GrantedPermissions } from '@foyer/core/sessions'
import { truncateAddress } from '@foyer/protocol'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { useFoyerSmartSessions } from '../../hooks/useFoyerSmartSessions.js'
import { useSessionMessages } from '../../hooks/useSessionMessages.js'
import { readSessions } from '../../locales/readSessions.js'
import { Actions } from '../../ui/Actions.js'
import { Button } from '../../ui/Button.js'
import { Facts } from '../../ui/Facts.js'
import { Hero } from '../../ui/Hero.js'
import { first, type LateView } from '../first.js'
import { SessionCard } from '../SessionCard.js'

export const view: LateView<'SmartSessionCreated'> = {
  after: first,
  texts: ['late', 'sessions'],
  title: (_, __, ___, client) => readSessions(client).created.title,
  Body: Created,
}

/** What was granted, as the chain has it where the host's server reads it. */
function Created({ data }: { data: { readonly granted: GrantedPermissions } }) {
  const client = useFoyerClient()
  const { created: texts } = useSessionMessages()
  const { context, caipNetworkId } = data.granted
  const networks = useFoyerSelector(networkOf)
  const network = networks.networks.find((one) => one.caipNetworkId === caipNetworkId)
  const session = useFoyerSmartSessions().data?.find(
    ({ chainId, pci }) => chainId === caipNetworkId && pci.endsWith(context.toLowerCase()),
  )
  return (
    <>
      <Hero title={texts.hero} text={texts.text} />
      {session ? (
        <ul className="sessions">
          <SessionCard session={session} network={network?.name} />
        </ul>
      ) : (
        <Terms granted={data.granted} network={network?.name ?? caipNetworkId} />
      )}
      <Actions>
        <Button wide onPress={() => showView(client, { name: 'SmartSessionList' })} testId="all">
          {texts.all}
        </Button>
        <Button kind="primary" wide onPress={() => closeModal(client)} testId="done">
          {texts.done}
        </Button>
      </Actions>
    </>
  )
}

/** What is known without the server. */
function Terms({ granted, network }: { granted: GrantedPermissions; network: string }) {
  const texts = useSessionMessages()
  return (
    <Facts
      items={[
        { name: texts.key(truncateAddress(granted.signer)), value: network },
        { name: texts.ends, value: texts.end(granted.expiry * 1_000) },
      ]}
    />
  )
}

function networkOf({ network }: State) {
  return network
}
