import { Button } from '@foyer/react/ui'
import { en } from '../texts/en.js'
import { Free } from './Free.js'

/** Calls off what the browser was asked for: it may say nothing for long where there is no passkey. */
export function StopAsking({ onPress }: { onPress: () => void }) {
  return (
    <Free>
      <Button wide onPress={onPress} testId="wallet-passkey-stop">
        {en.passkey.stop}
      </Button>
    </Free>
  )
}
