import { toggleAmounts } from '@foyer/core/internal'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useHidden } from '../../hooks/useHidden.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { IconButton } from '../../ui/IconButton.js'
import { lateIcons } from '../../ui/lateIcons.js'

/** The eye that hides amounts everywhere, and shows them again. */
export function HideAmounts() {
  const client = useFoyerClient()
  const texts = useLateMessages().account
  const hidden = useHidden()
  return (
    <IconButton
      icon={hidden ? lateIcons.eyeOff : lateIcons.eye}
      label={hidden ? texts.show : texts.hide}
      onPress={() => toggleAmounts(client)}
      testId="toggle-amounts"
    />
  )
}
