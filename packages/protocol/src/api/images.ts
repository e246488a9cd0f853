import * as v from 'valibot'
import { imageBytesMax } from '../catalogue/limits.js'
import { endpoint } from './endpoint.js'
import { Id, Ticker } from './fields.js'

/** The kinds of image that are served; all are made or cleaned by the server itself. */
export const imageTypes = ['image/webp', 'image/png', 'image/jpeg', 'image/svg+xml'] as const

/** An image: what it is and its bytes. */
export const Image = v.object({
  type: v.picklist(imageTypes),
  bytes: v.pipe(
    v.instance(Uint8Array),
    v.check(({ byteLength }) => byteLength > 0 && byteLength <= imageBytesMax, 'Expected an image'),
  ),
})
export type Image = v.InferOutput<typeof Image>

export const getImage = endpoint({
  method: 'GET',
  path: '/v1/image/:id',
  summary: 'Gives a picture from elsewhere that stands in an answer of this server.',
  projectId: 'none',
  media: 'image',
  input: { params: { id: Id } },
  output: Image,
  errors: { 404: 'No answer named it, or no clean picture could be made of it.' },
})

export const getWalletImage = endpoint({
  method: 'GET',
  path: '/getWalletImage/:id',
  summary: 'Gives the picture of a wallet.',
  media: 'image',
  input: { params: { id: Id } },
  output: Image,
})

export const getAssetImage = endpoint({
  method: 'GET',
  path: '/public/getAssetImage/:id',
  summary: 'Gives the picture of a network or of a connector.',
  media: 'image',
  input: { params: { id: Id } },
  output: Image,
})

export const getCurrencyImage = endpoint({
  method: 'GET',
  path: '/public/getCurrencyImage/:code',
  summary: 'Gives the picture of a currency, by its code.',
  media: 'image',
  input: { params: { code: Ticker } },
  output: Image,
})

export const getTokenImage = endpoint({
  method: 'GET',
  path: '/public/getTokenImage/:symbol',
  summary: 'Gives the picture of a token, by its symbol.',
  media: 'image',
  input: { params: { symbol: Ticker } },
  output: Image,
})
