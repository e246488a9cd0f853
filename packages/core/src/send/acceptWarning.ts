import type { Client } from '../Client.js'
import type { SendWarningCode } from '../SendFeatures.js'
import { changeDraft } from './changeDraft.js'

/** The user confirmed what is said of the receiver, or took that back. It holds for this receiver alone. */
export function acceptWarning(
  client: Client,
  { code, isAccepted = true }: { code: SendWarningCode; isAccepted?: boolean | undefined },
): void {
  changeDraft(client, ({ accepted }) => {
    const others = accepted.filter((one) => one !== code)
    return { accepted: isAccepted ? [...others, code] : others }
  })
}
