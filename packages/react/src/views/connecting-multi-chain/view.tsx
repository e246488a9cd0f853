import type { Views } from '@foyer/core'
import { pickWay } from '@foyer/core/internal'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { readLate } from '../../locales/readLate.js'
import { Art } from '../../ui/Art.js'
import { Doorway } from '../../ui/Doorway.js'
import { Hero } from '../../ui/Hero.js'
import { Row } from '../../ui/Row.js'
import { RowList } from '../../ui/RowList.js'
import { first, type LateView } from '../first.js'
import { useNamespace } from '../useNamespace.js'
import { useWallet } from '../useWallet.js'

export const view: LateView<'ConnectingMultiChain'> = {
  after: first,
  texts: ['late'],
  title: (_, __, ___, client) => readLate(client).selectChain.title,
  Body: ConnectingMultiChain,
}

function ConnectingMultiChain({ data }: { data: Views['ConnectingMultiChain'] }) {
  const { selectChain } = useLateMessages()
  return (
    <>
      <Picture data={data} />
      <Hero title={selectChain.hero(data.name)} text={selectChain.text} />
      <RowList label={selectChain.list}>
        {data.connectorIds.map((way) => (
          <Chain key={way.namespace} way={way} />
        ))}
      </RowList>
    </>
  )
}

type ConnectorChoice = Views['ConnectingMultiChain']['connectorIds'][number]

function Picture({ data }: { data: Views['ConnectingMultiChain'] }) {
  const [way] = data.connectorIds
  const { imageUrl } = useWallet(way?.id ?? '', way?.namespace)
  return (
    <Doorway lit low>
      <Art name={data.name} size={68} {...(imageUrl && { src: imageUrl })} />
    </Doorway>
  )
}

function Chain({ way }: { way: ConnectorChoice }) {
  const client = useFoyerClient()
  const { name, imageUrl } = useNamespace(way.namespace)
  const pick = () => pickWay(client, { connectorId: way.id, namespace: way.namespace })
  return (
    <Row
      {...(imageUrl && { image: imageUrl })}
      round
      name={name}
      onPress={pick}
      testId={`namespace-${way.namespace}`}
    />
  )
}
