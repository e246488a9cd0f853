import type { State } from '@foyer/core'
import { showView } from '@foyer/core/internal'
import { readNameZone } from '@foyer/core/names'
import { useEffect } from 'react'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { useNameMessages } from '../../hooks/useNameMessages.js'
import { readNames } from '../../locales/readNames.js'
import { Button } from '../../ui/Button.js'
import { Doorway } from '../../ui/Doorway.js'
import { Fold } from '../../ui/Fold.js'
import { Glyph } from '../../ui/Glyph.js'
import { Hero } from '../../ui/Hero.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { useSheet } from '../../ui/useSheet.js'
import { first, type LateView } from '../first.js'
import nameCss from '../Names.css?inline'
import { OwnNames } from './OwnNames.js'

export const view: LateView<'ChooseAccountName'> = {
  after: first,
  texts: ['late', 'names'],
  title: (_, __, ___, client) => readNames(client).choose.title,
  Body: ChooseAccountName,
}

/** What a name is, the names that the account has, and the way to another one. */
function ChooseAccountName() {
  useSheet(nameCss)
  const client = useFoyerClient()
  const { choose: texts } = useNameMessages()
  const zone = useFoyerSelector(zoneOf)
  useEffect(() => {
    // The next view says what is missing.
    readNameZone(client).catch(() => {})
  }, [client])
  return (
    <>
      <Doorway lit low>
        <Glyph icon={lateIcons.user} />
      </Doorway>
      <Hero title={texts.hero} text={zone?.suffix && texts.text(`.${zone.suffix}`)} />
      <OwnNames />
      <Fold title={texts.more} testId="name-more">
        <ul className="name-points">
          {texts.points.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        {zone && zone.namesMax > 0 && <p className="name-most">{texts.most(zone.namesMax)}</p>}
      </Fold>
      <Button
        kind="primary"
        wide
        onPress={() => showView(client, { name: 'RegisterAccountName' })}
        testId="name-start"
      >
        {texts.start}
      </Button>
    </>
  )
}

function zoneOf({ names }: State) {
  return names?.zone
}
