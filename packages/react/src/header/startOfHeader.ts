import type { Options as ClientOptions, History } from '@foyer/core'
import { policyOf, topEntry } from '@foyer/core/internal'

/**
 * What the header's start holds, first match: the network picker on Account where networks may be
 * switched; the way back when there is one to go, which is not while a request waits for an answer; help on Connect.
 */
export function startOfHeader(
  history: History,
  { enableNetworkSwitch, enableEmbedded, enableWalletGuide }: startOfHeader.Options,
): 'network' | 'back' | 'help' | undefined {
  const { name } = topEntry(history)
  if (name === 'Account' && enableNetworkSwitch) return 'network'
  const isFinal = policyOf(name).final || (name === 'Connect' && enableEmbedded)
  if (history.length > 1 && !isFinal) return 'back'
  return name === 'Connect' && enableWalletGuide ? 'help' : undefined
}

export declare namespace startOfHeader {
  type Options = Pick<ClientOptions, 'enableNetworkSwitch' | 'enableEmbedded' | 'enableWalletGuide'>
}
