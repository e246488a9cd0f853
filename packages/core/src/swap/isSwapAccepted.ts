import type { SwapDraft } from './state.js'

/** Whether all that has to be confirmed of the preview was. */
export function isSwapAccepted({
  preview,
  accepted,
}: Pick<SwapDraft, 'preview' | 'accepted'>): boolean {
  const warnings = preview?.warnings ?? []
  return warnings.every(({ code, mustConfirm }) => !mustConfirm || accepted.includes(code))
}
