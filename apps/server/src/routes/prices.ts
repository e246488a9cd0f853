import { getCurrencyImage, getPrices, getTokenImage, type Image } from '@foyer/protocol/api'
import { HttpError } from '../errors/HttpError.js'
import type { App } from '../http/App.js'
import { route } from '../http/route.js'
import type { Services } from '../Services.js'
import { drawCurrency } from '../services/prices/drawCurrency.js'
import { listFungibles } from '../services/prices/listFungibles.js'
import { RemoteError } from '../services/remote/RemoteError.js'

/** What tokens cost, and the pictures of tokens and currencies. */
export function prices(app: App<Services>): void {
  route(app, getPrices, async ({ body }, { services }) => ({
    fungibles: await listFungibles(services, body.addresses),
  }))
  route(app, getTokenImage, ({ params: { symbol } }, { services }) => tokenImage(services, symbol))
  route(
    app,
    getCurrencyImage,
    ({ params: { code } }, { services }) => drawCurrency(code) ?? tokenImage(services, code),
  )
}

async function tokenImage({ pictures }: Services, symbol: string): Promise<Image> {
  const image = await pictures.ofSymbol(symbol).catch((error: unknown) => {
    if (!(error instanceof RemoteError)) throw error
    throw new HttpError(503, 'busy', 'Too many pictures are being fetched.', { 'retry-after': '5' })
  })
  if (!image) throw new HttpError(404, 'not_found', 'There is no picture of this name.')
  return image
}
