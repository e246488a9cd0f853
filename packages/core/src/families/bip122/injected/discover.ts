import type { InjectedFamily } from '../../../ways/InjectedFamily.js'
import { discoverStandard } from '../../../ways/standard/discoverStandard.js'
import { readProviders } from './readProviders.js'

/**
 * Discovers wallets by the Wallet Standard, in the list of a page's Bitcoin providers, and where some put themselves. One that is there by the
 * standard is listed once.
 */
export const discover: InjectedFamily['discover'] = (parameters) => {
  const { page, discovery, report } = parameters
  const inPage = readProviders(page, discovery)
  return discoverStandard(
    {
      ...parameters,
      report(found) {
        const names = new Set(found.map(({ connector }) => connector.name))
        report([...found, ...inPage.filter(({ connector }) => !names.has(connector.name))])
      },
    },
    { namespace: 'bip122', prefix: 'bitcoin' },
  )
}
