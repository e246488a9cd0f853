import { getAssetImage, getWalletImage, getWallets, type Image } from '@foyer/protocol/api'
import { HttpError } from '../errors/HttpError.js'
import type { App } from '../http/App.js'
import { createPrepared } from '../http/createPrepared.js'
import { route } from '../http/route.js'
import type { Services } from '../Services.js'
import type { WalletQuery } from '../services/wallets/walletQuery.js'

/** The directory: wallets to choose from, and the pictures of wallets and networks. */
export function wallets(app: App<Services>): void {
  const { directory } = app.services
  const list = createPrepared(getWallets, (question: WalletQuery) => {
    const { count, data } = directory.list(question)
    return {
      count,
      data: data.map(({ injected, ...wallet }) => ({
        ...{ ...wallet, chains: [...wallet.chains] },
        ...(injected && { injected: [...injected] }),
      })),
    }
  })
  route(app, getWallets, ({ query }) => {
    const { page, entries, search, badge_type: badge, include, exclude, chains } = query
    const { injected } = query
    return list({
      ...(page !== undefined && { page }),
      ...(entries !== undefined && { entries }),
      ...(search !== undefined && { search }),
      ...(badge !== undefined && { badge }),
      ...(include !== undefined && { include }),
      ...(exclude !== undefined && { exclude }),
      ...(chains !== undefined && { chains }),
      ...(injected !== undefined && { injected }),
    })
  })
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
