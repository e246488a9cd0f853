import type { History, State } from '@foyer/core'
import { goBack, showView, track } from '@foyer/core/internal'
import type { ComponentType } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import { useMessages } from '../hooks/useMessages.js'
import { IconButton } from '../ui/IconButton.js'
import { icons } from '../ui/icons.js'
import { startOfHeader } from './startOfHeader.js'

/** The header's start: the network, which the shown view brings, the way back, help, or nothing. */
export function HeaderStart({ Start }: HeaderStart.Props) {
  const client = useFoyerClient()
  const { modal } = useMessages()
  const kind = startOfHeader(useFoyerSelector(historyOf), client.options)
  return (
    <div className="head-start" key={kind}>
      {kind === 'network' && Start && <Start />}
      {kind === 'back' && (
        <IconButton
          icon={icons.back}
          label={modal.back}
          onPress={() => goBack(client)}
          testId="header-back"
        />
      )}
      {kind === 'help' && (
        <IconButton
          icon={icons.help}
          label={modal.help}
          onPress={() => {
            track(client, { event: 'CLICK_WALLET_HELP' })
            showView(client, { name: 'WhatIsAWallet' })
          }}
          testId="header-help"
        />
      )}
    </div>
  )
}

export declare namespace HeaderStart {
  type Props = { Start: ComponentType | undefined }
}

function historyOf({ modal }: State): History {
  return modal.history
}
