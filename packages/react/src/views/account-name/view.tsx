import { changeAccountName, resetView, showView } from '@foyer/core/internal'
import { beginName } from '@foyer/core/names'
import { useEffect, useState } from 'react'
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
import { useTask } from '../useTask.js'
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
  const { status, variables } = useTask('changeName', changeAccountName)
  const { action } = variables ?? {}
  // The embedded wallet's screen stood over it meanwhile.
  const [isReleasing, setReleasing] = useState(action === 'release')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each end of a change is one
  useEffect(() => {
    if (status === 'success' && action === 'release') resetView(client, { name: 'Account' })
    // Also where it failed: the server may have done it.
    else if (status === 'success' || status === 'error') readAgain()
  }, [status])
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
        <Release name={name} onKeep={() => setReleasing(false)} />
      ) : (
        <>
          <NamePicture
            name={name}
            address={found.places[0]?.address ?? name}
            picture={found.picture}
          />
          <LeadsTo name={name} places={found.places} />
          <Actions>
            <Button wide disabled={status === 'pending'} onPress={rename} testId="name-rename">
              {texts.rename}
            </Button>
            <Button
              wide
              disabled={status === 'pending'}
              onPress={() => setReleasing(true)}
              testId="name-release"
            >
              {texts.release}
            </Button>
          </Actions>
          <PrimaryName name={name} places={found.places} />
        </>
      )}
    </>
  )
}
