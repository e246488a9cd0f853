import { getAssetImage, getWalletImage, getWallets, type Image } from '@foyer/protocol/api'
import { HttpError } from '../errors/HttpError.js'
import type { App } from '../http/App.js'
import { route } from '../http/route.js'
import type { Services } from '../Services.js'

/** The directory: wallets to choose from, and the pictures of wallets and networks. */
export function wallets(app: App<Services>): void {
  route(app, getWallets, ({ query }, { services }) => services.walletList(query))
  route(app, getWalletImage, ({ params: { id } }, { services }) =>
    found(services.directory.walletImage(id)),
  )
  route(app, getAssetImage, ({ params: { id } }, { services }) =>
    found(services.directory.assetImage(id)),
  )
}

function found(image: Image | undefined): Image {
  if (!image) throw new HttpError(404, 'not_found', 'There is no picture of this name.')
  return image
}
