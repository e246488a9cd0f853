import { back, type History, type State, show, track } from '@foyer/core'
import { useClient } from '../hooks/useClient.js'
import { useMessages } from '../hooks/useMessages.js'
import { useSelect } from '../hooks/useSelect.js'
import { IconButton } from '../ui/IconButton.js'
import { icons } from '../ui/icons.js'
import { headerStart } from './headerStart.js'
import { NetworkPicker } from './NetworkPicker.js'

/** The header's start: the network, the way back, help, or nothing. */
export function HeaderStart() {
  const client = useClient()
  const { modal } = useMessages()
  const kind = headerStart(useSelect(historyOf), client.options)
  return (
    <div className="head-start" key={kind}>
      {kind === 'network' && <NetworkPicker />}
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

function historyOf({ modal }: State): History {
  return modal.history
}
