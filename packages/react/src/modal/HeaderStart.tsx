import { back, type History, type State, show, track } from '@foyer/core'
import type { ComponentType } from 'react'
import { useClient } from '../hooks/useClient.js'
import { useMessages } from '../hooks/useMessages.js'
import { useSelect } from '../hooks/useSelect.js'
import { IconButton } from '../ui/IconButton.js'
import { icons } from '../ui/icons.js'
import { startOfHeader } from './startOfHeader.js'

/** The header's start: the network, which the shown view brings, the way back, help, or nothing. */
export function HeaderStart({ Start }: HeaderStart.Props) {
  const client = useClient()
  const { modal } = useMessages()
  const kind = startOfHeader(useSelect(historyOf), client.options)
  return (
    <div className="head-start" key={kind}>
      {kind === 'network' && Start && <Start />}
      {kind === 'back' && (
        <IconButton
          icon={icons.back}
          label={modal.back}
          onPress={() => back(client)}
          testId="header-back"
        />
      )}
      {kind === 'help' && (
        <IconButton
          icon={icons.help}
          label={modal.help}
          onPress={() => {
            track(client, { event: 'CLICK_WALLET_HELP' })
            show(client, { name: 'WhatIsAWallet' })
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
