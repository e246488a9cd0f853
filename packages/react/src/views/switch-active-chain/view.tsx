import type { Views } from '@foyer/core'
import { continueToConnect } from '@foyer/core/internal'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { readLate } from '../../locales/readLate.js'
import { Art } from '../../ui/Art.js'
import { Button } from '../../ui/Button.js'
import { Doorway } from '../../ui/Doorway.js'
import { Hero } from '../../ui/Hero.js'
import { first, type LateView } from '../first.js'
import { useNamespace } from '../useNamespace.js'

export const view: LateView<'SwitchActiveChain'> = {
  after: first,
  texts: ['late'],
  title: (_, __, ___, client) => readLate(client).switchChain.title,
  stays: (client) => readLate(client).unsupported.hero,
  Body: SwitchActiveChain,
}

function SwitchActiveChain({ data }: { data: Views['SwitchActiveChain'] }) {
  const client = useFoyerClient()
  const { switchChain } = useLateMessages()
  const namespace = data.switchToChain
  const { name, imageUrl } = useNamespace(namespace)
  return (
    <>
      <Doorway lit>
        <Art name={name} size={68} round {...(imageUrl && { src: imageUrl })} />
      </Doorway>
      <Hero title={switchChain.hero(name)} text={switchChain.text(name)} />
      <Button
        kind="primary"
        wide
        onPress={() => continueToConnect(client, data)}
        testId="switch-active-chain"
      >
        {switchChain.action}
      </Button>
    </>
  )
}
