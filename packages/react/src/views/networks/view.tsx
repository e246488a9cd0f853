import type { State } from '@foyer/core'
import { showView, track } from '@foyer/core/internal'
import type { Network } from '@foyer/protocol'
import { useState } from 'react'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { readLate } from '../../locales/readLate.js'
import { EmptyState } from '../../ui/EmptyState.js'
import { Link } from '../../ui/Link.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Note } from '../../ui/Note.js'
import { RowList } from '../../ui/RowList.js'
import { first, type LateView } from '../first.js'
import { SearchField } from '../SearchField.js'
import { NetworkRow } from './NetworkRow.js'

export const view: LateView<'Networks'> = {
  after: first,
  texts: ['late'],
  title: (_, __, ___, client) => readLate(client).networks.title,
  stays: (client) => readLate(client).unsupported.hero,
  Body: Networks,
}

/** Fewer than this are seen at a glance. */
const searchFrom = 7

function Networks() {
  const { networks: texts } = useLateMessages()
  const { networks } = useFoyerSelector(networkOf)
  const [typed, setTyped] = useState('')
  const search = typed.trim()
  const shown = networks.filter(({ name }) => includes(name, search))
  return (
    <>
      {networks.length >= searchFrom && (
        <SearchField
          label={texts.search}
          value={typed}
          onChange={setTyped}
          testId="network-search"
        />
      )}
      {shown.length > 0 ? (
        <List networks={shown} />
      ) : (
        <EmptyState icon={lateIcons.search} title={texts.none} text={texts.noneText(search)} />
      )}
      <Help />
    </>
  )
}

function List({ networks }: { networks: readonly Network[] }) {
  const texts = useLateMessages().networks
  return (
    <RowList label={texts.list}>
      {networks.map((network) => (
        <NetworkRow key={network.caipNetworkId} network={network} />
      ))}
    </RowList>
  )
}

function Help() {
  const client = useFoyerClient()
  const texts = useLateMessages().networks
  const learn = () => {
    track(client, { event: 'CLICK_NETWORK_HELP' })
    showView(client, { name: 'WhatIsANetwork' })
  }
  return (
    <Note>
      {texts.note} <Link onPress={learn}>{texts.help}</Link>
    </Note>
  )
}

function includes(name: string, search: string): boolean {
  return name.toLowerCase().includes(search.toLowerCase())
}

function networkOf({ network }: State) {
  return network
}
