import { back } from '@foyer/core'
import { useClient } from '../hooks/useClient.js'
import { useMessages } from '../hooks/useMessages.js'
import { Button } from '../ui/Button.js'

/** The way back from what is waited for, or was begun. */
export function Cancel() {
  const client = useClient()
  const { actions } = useMessages()
  return (
    <Button wide onPress={() => back(client)} testId="cancel">
      {actions.cancel}
    </Button>
  )
}
