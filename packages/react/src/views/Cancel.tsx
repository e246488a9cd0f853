import { goBack } from '@foyer/core/internal'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useMessages } from '../hooks/useMessages.js'
import { Button } from '../ui/Button.js'

/** The button that cancels what the view waits for. */
export function Cancel() {
  const client = useFoyerClient()
  const { actions } = useMessages()
  return (
    <Button wide onPress={() => goBack(client)} testId="cancel">
      {actions.cancel}
    </Button>
  )
}
