import { getImage } from '@foyer/protocol/api'
import { HttpError } from '../errors/HttpError.js'
import type { App } from '../http/App.js'
import { route } from '../http/route.js'
import type { Services } from '../Services.js'
import { RemoteError } from '../services/remote/RemoteError.js'

/** Pictures from elsewhere that stand in answers of this server; no others. */
export function images(app: App<Services>): void {
  route(app, getImage, async ({ params: { id } }, { services }) => {
    const image = await services.images.get(id).catch((error: unknown) => {
      if (!(error instanceof RemoteError)) throw error
      throw new HttpError(503, 'busy', 'Too many pictures are being fetched.', {
        'retry-after': '5',
      })
    })
    if (!image) throw new HttpError(404, 'not_found', 'There is no picture of this name.')
    return image
  })
}
