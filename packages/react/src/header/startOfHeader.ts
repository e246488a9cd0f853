import type { Options as ClientOptions, History } from '@foyer/core'
import { policyOf, topEntry } from '@foyer/core/internal'

/**
 * What the header's start holds, first match: the network picker where the view has it and networks may be
 * switched; the way back when there is one to go, which is not while a request waits for an answer; help where the view has it.
 */
export function startOfHeader(
  history: History,
  { enableNetworkSwitch, enableEmbedded, enableWalletGuide }: startOfHeader.Options,
): 'network' | 'back' | 'help' | undefined {
  const { final, isHome, start } = policyOf(topEntry(history).name)
  if (start === 'network' && enableNetworkSwitch) return start
  const isFinal = final || (isHome && enableEmbedded)
  if (history.length > 1 && !isFinal) return 'back'
  return start === 'help' && enableWalletGuide ? start : undefined
}

export declare namespace startOfHeader {
  type Options = Pick<ClientOptions, 'enableNetworkSwitch' | 'enableEmbedded' | 'enableWalletGuide'>
}
