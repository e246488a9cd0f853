import type { Client } from '../Client.js'
import { refuseSwap } from '../families/refuseSwap.js'
import { chooseSwapToken } from './chooseSwapToken.js'
import type { ChosenToken, SwapDraft, SwapListing, SwapSide } from './state.js'

/**
 * Gives what chooses the tokens that a swap was opened with, once they are found: a side where the user has chosen meanwhile stays as it is.
 *
 * @throws `swap_refused` (`changed`) once another swap took the place of `opened`, or it was closed
 */
export function chooseOpened(
  client: Client,
  opened: SwapDraft,
): (side: SwapSide, token: SwapListing) => Promise<void> {
  const now = () => {
    const draft = client.store.getState().swap?.draft
    if (draft?.id !== opened.id) throw refuseSwap('changed')
    return draft
  }
  let left: Pick<SwapDraft, 'fromToken' | 'toToken'> = opened
  return async (side, token) => {
    const before = now()
    const [here, there] = side === 'from' ? sides : ([sides[1], sides[0]] as const)
    // A side that the user's choice for the other one has emptied was not chosen by the user, and takes what does not stand there.
    const isEmptied = before[here] === undefined && !isSame(before[there], token)
    if (!isEmptied && !isSame(before[here], left[here])) return
    const chosen = chooseSwapToken(client, { side, token })
    const after = now()
    // One that stood here may have changed sides, by this choice and not by the user's.
    const other = isSame(before[there], left[there]) ? after[there] : left[there]
    left = { ...left, [here]: after[here], [there]: other }
    await chosen
  }
}

const sides = ['fromToken', 'toToken'] as const

type Named = Pick<ChosenToken, 'address'> | undefined

function isSame(one: Named, other: Named): boolean {
  return one && other ? one.address === other.address : one === other
}
