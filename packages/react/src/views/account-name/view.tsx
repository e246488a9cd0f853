import { resetView, showView } from '@foyer/core/internal'
import { beginName } from '@foyer/core/names'
import { useState } from 'react'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useNameMessages } from '../../hooks/useNameMessages.js'
import { readNames } from '../../locales/readNames.js'
import { Actions } from '../../ui/Actions.js'
import { Button } from '../../ui/Button.js'
import { useSheet } from '../../ui/useSheet.js'
import { first, type LateView } from '../first.js'
import nameCss from '../Names.css?inline'
import { PrimaryName } from '../PrimaryName.js'
import { LeadsTo } from './LeadsTo.js'
import { Release } from './Release.js'

export const view: LateView<'AccountName'> = {
  after: first,
  texts: ['late', 'names'],
  title: (_, __, ___, client) => readNames(client).own.title,
  Body: AccountName,
}

/** A name of the account: where it leads, and the ways to another one and out of it. */
function AccountName({ data: { name } }: { data: { readonly name: string } }) {
  useSheet(nameCss)
  const client = useFoyerClient()
  const { own: texts } = useNameMessages()
  const [isReleasing, setReleasing] = useState(false)
  const rename = () => {
    beginName(client, { instead: name })
    showView(client, { name: 'RegisterAccountName' })
  }
  return (
    <>
      <p className="name-registered" dir="ltr" data-testid="own-name-shown">
        {name}
      </p>
      {isReleasing ? (
        <Release
          name={name}
          onKeep={() => setReleasing(false)}
          onDone={() => resetView(client, { name: 'Account' })}
        />
      ) : (
        <>
          <LeadsTo name={name} />
          <Actions>
            <Button wide onPress={rename} testId="name-rename">
              {texts.rename}
            </Button>
            <Button wide onPress={() => setReleasing(true)} testId="name-release">
              {texts.release}
            </Button>
          </Actions>
          <PrimaryName name={name} />
        </>
      )}
    </>
  )
}
