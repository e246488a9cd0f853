import type { InjectedPage } from '@foyer/core'
import { safeAppOrigin } from '@foyer/protocol'
import type { EvmWallet } from '../EvmWallet.js'
import { createSafeDialogue } from './createSafeDialogue.js'
import { createSafeProvider } from './createSafeProvider.js'
import type { SafeApp } from './SafeApp.js'

const connector = { id: 'safe', type: 'EXTERNAL', name: 'Safe', namespace: 'eip155' } as const

/**
 * Reports the Safe of the page around this one where that is of one of `hosts`, until it is aborted. A browser that does not say which
 * page is around (`ancestorOrigins`) is asked by a message that only pages of these origins get: the Safe is there once one answers.
 */
export function findSafe({ page: given, hosts = [safeAppOrigin], signal, report }: Wanted): void {
  // In a frame it is a whole window.
  const page = given as unknown as SafeApp
  const parent = page.location?.ancestorOrigins?.[0]
  if (signal.aborted) return
  for (const host of hosts.filter((one) => parent === undefined || parent === one)) {
    const dialogue = createSafeDialogue(page, host)
    const found = () =>
      report({ connector, provider: createSafeProvider(dialogue), accountType: 'smartAccount' })
    signal.addEventListener('abort', dialogue.cancel, { once: true })
    if (parent !== undefined) found()
    else dialogue.request('getSafeInfo').then(found, () => {})
  }
}

type Wanted = {
  readonly page: InjectedPage
  readonly hosts: readonly string[] | undefined
  readonly signal: AbortSignal
  report(wallet: EvmWallet): void
}
