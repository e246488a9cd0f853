import { createOnrampUrl, getOnrampOptions, getOnrampQuote } from '@foyer/protocol/api'
import { HttpError } from '../errors/HttpError.js'
import type { App } from '../http/App.js'
import { clientAddress, wholeAddress } from '../http/clientAddress.js'
import { limit } from '../http/limit.js'
import { route } from '../http/route.js'
import type { Services } from '../Services.js'
import { bySession } from './bySession.js'

/** Buying of coins. */
export function onramp(app: App<Services>): void {
  route(app, getOnrampOptions, (_, { services }) => services.onramp.options())
  route(app, getOnrampQuote, ({ body }, { project, services }) => {
    const { purchaseCurrency: symbol, paymentCurrency: fiat, amount, network } = body
    const { provider, country } = body
    return services.onramp.quote(project?.id ?? '', {
      symbol,
      fiat,
      amount,
      network,
      provider,
      country,
    })
  })
  route(app, createOnrampUrl, async ({ body, headers }, call) => {
    const { context, project, services } = call
    const { addressOrders, proxies } = services.config
    await limit(services, `orders of ${clientAddress(context, proxies)}`, addressOrders)
    const [wallet, another] = body.destinationWallets
    if (!wallet || another)
      throw new HttpError(400, 'input_invalid', 'A purchase is for one address.')
    return services.onramp.open(project?.id ?? '', {
      ...{ address: wallet.address, symbol: wallet.assets?.[0] },
      network: body.defaultNetwork ?? wallet.blockchains?.[0],
      ...{ amount: body.presetFiatAmount, fiat: body.fiat ?? 'USD' },
      ...{ provider: body.provider, country: body.country },
      signedIn: await bySession.resumeIfAny(call, headers),
      clientIp: wholeAddress(context, proxies),
    })
  })
}
