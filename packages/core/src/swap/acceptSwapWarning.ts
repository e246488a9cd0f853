import type { Client } from '../Client.js'
import type { SwapWarningCode } from '../SwapFeatures.js'
import { changeDraft } from './changeDraft.js'

/** The user confirms what is said of the swap, or takes that back. It holds for these tokens. */
export function acceptSwapWarning(
  client: Client,
  { code, isAccepted = true }: { code: SwapWarningCode; isAccepted?: boolean | undefined },
): void {
  changeDraft(client, ({ accepted }) => {
    const others = accepted.filter((one) => one !== code)
    return { accepted: isAccepted ? [...others, code] : others }
  })
}
