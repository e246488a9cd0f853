import type { Client } from '../Client.js'
import { refuseSwap } from '../families/refuseSwap.js'
import { waitForTransactionReceipt } from '../requests/waitForTransactionReceipt.js'
import type { SwapWarning } from '../SwapFeatures.js'
import type { StackEntry } from '../transactions/state.js'
import { changeDraft } from './changeDraft.js'
import { demandPreview } from './demandPreview.js'
import { draftOf } from './draftOf.js'
import { handStep } from './handStep.js'
import { keepAllowance } from './keepAllowance.js'
import { renewPreview } from './prepareSwap.js'
import type { SwapDraft, SwapPreview } from './state.js'
import { trackSwap } from './trackSwap.js'

/**
 * Has the wallet send the next step before the swap, waits until it is in a block, and makes the preview anew by what is allowed then: where one more step is needed, the new preview
 * has it. What is allowed is exactly the amount; a user may lower it in the wallet, and the preview says so (`allowance_lowered`).
 *
 * @throws `swap_refused` (`changed` without such a step or where the draft changed, `unconfirmed`), `request_pending`, what the wallet refuses with, `transaction_reverted`
 * @throws `receipt_timeout` where it is in no block for long: `prepareSwap` sees what is allowed by then
 */
export async function approveSwap(client: Client, entry?: StackEntry): Promise<SwapPreview> {
  const draft = demandPreview(client)
  const { id, network, account, fromToken, toToken, preview, attempt } = draft
  const [step] = preview.steps
  if (!step || step.kind === 'swap' || preview.isBatch) throw refuseSwap('changed')
  const isSame = (now: SwapDraft) =>
    now.id === id && now.attempt === attempt && now.status === 'approving'
  changeDraft(client, () => ({ status: 'approving', failure: undefined }))
  try {
    const hash = await handStep(client, {
      ...{ network, account, fromToken, toToken, preview, entry, kind: 'approve' },
      onSent: () => {
        if (step.kind === 'approve') keepAllowance(client, { network, account, fromToken, preview })
      },
    })
    await waitForTransactionReceipt(client, { hash, caipNetworkId: network.caipNetworkId })
  } catch (error) {
    trackSwap(client, draft, 'SWAP_APPROVAL_ERROR', error)
    changeDraft(client, (now) =>
      isSame(now) ? { status: 'failed', failure: error, preview: undefined } : undefined,
    )
    throw error
  }
  const now = draftOf(client)
  if (!isSame(now)) throw refuseSwap('changed')
  const next = await renewPreview(client, now)
  const isLowered = step.kind === 'approve' && next.steps[0]?.kind !== 'swap' && !next.isBatch
  if (!isLowered) return next
  const warned = { ...next, warnings: [...next.warnings, lowered] }
  changeDraft(client, ({ preview: shown }) => (shown === next ? { preview: warned } : undefined))
  return warned
}

const lowered: SwapWarning = { code: 'allowance_lowered', mustConfirm: false }
