import { resetView, showView } from '@foyer/core/internal'
import { beginName } from '@foyer/core/names'
import { useState } from 'react'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useNameMessages } from '../../hooks/useNameMessages.js'
import { readNames } from '../../locales/readNames.js'
import { Actions } from '../../ui/Actions.js'
import { Button } from '../../ui/Button.js'
import { icons } from '../../ui/icons.js'
import { Note } from '../../ui/Note.js'
import { Skeleton } from '../../ui/Skeleton.js'
import { useSheet } from '../../ui/useSheet.js'
import { first, type LateView } from '../first.js'
import nameCss from '../Names.css?inline'
import { PrimaryName } from '../PrimaryName.js'
import { LeadsTo } from './LeadsTo.js'
import { NamePicture } from './NamePicture.js'
import { Release } from './Release.js'
import { useName } from './useName.js'

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
  const { found, isUnread, readAgain } = useName(name)
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
      {isUnread ? (
        <>
          <Note tone="error">{texts.unread}</Note>
          <Button icon={icons.retry} onPress={readAgain} testId="name-retry">
            {texts.again}
          </Button>
        </>
      ) : !found ? (
        <Skeleton shape="row" />
      ) : isReleasing ? (
        <Release
          name={name}
          onKeep={() => setReleasing(false)}
          onDone={() => resetView(client, { name: 'Account' })}
        />
      ) : (
        <>
          <NamePicture
            name={name}
            address={found.places[0]?.address ?? name}
            picture={found.picture}
            onDone={readAgain}
          />
          <LeadsTo name={name} places={found.places} onDone={readAgain} />
          <Actions>
            <Button wide onPress={rename} testId="name-rename">
              {texts.rename}
            </Button>
            <Button wide onPress={() => setReleasing(true)} testId="name-release">
              {texts.release}
            </Button>
          </Actions>
          <PrimaryName name={name} places={found.places} />
        </>
      )}
    </>
  )
}
