import type { State } from '@foyer/core'
import { resetView } from '@foyer/core/internal'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { useNameMessages } from '../../hooks/useNameMessages.js'
import { readNames } from '../../locales/readNames.js'
import { Button } from '../../ui/Button.js'
import { Doorway } from '../../ui/Doorway.js'
import { Glyph } from '../../ui/Glyph.js'
import { Hero } from '../../ui/Hero.js'
import { icons } from '../../ui/icons.js'
import { useSheet } from '../../ui/useSheet.js'
import { useSpoken } from '../../ui/useSpoken.js'
import { first, type LateView } from '../first.js'
import nameCss from '../Names.css?inline'
import { PrimaryName } from '../PrimaryName.js'
import { useNetworkName } from '../useNetworkName.js'

export const view: LateView<'RegisterAccountNameSuccess'> = {
  after: first,
  texts: ['late', 'names'],
  title: (_, __, ___, client) => readNames(client).success.title,
  Body: RegisterAccountNameSuccess,
}

/** The name that the account has now. */
function RegisterAccountNameSuccess() {
  useSheet(nameCss)
  const client = useFoyerClient()
  const { success: texts } = useNameMessages()
  const name = useFoyerSelector(nameOf)
  const text = texts.text(useNetworkName())
  useSpoken({ title: texts.title, text })
  return (
    <>
      <Doorway lit low>
        <Glyph icon={icons.tick} />
      </Doorway>
      <Hero title={texts.hero} text={name !== undefined && text} />
      {name !== undefined && (
        <p className="name-registered" dir="ltr" data-testid="name-registered">
          {name}
        </p>
      )}
      <Button
        kind="primary"
        wide
        onPress={() => resetView(client, { name: 'Account' })}
        testId="name-done"
      >
        {texts.done}
      </Button>
      {name !== undefined && <PrimaryName name={name} />}
    </>
  )
}

function nameOf({ names }: State) {
  return names?.registered
}
