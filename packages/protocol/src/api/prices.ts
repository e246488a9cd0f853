import * as v from 'valibot'
import { priceAddressesMax } from '../catalogue/limits.js'
import { endpoint } from './endpoint.js'
import { Dollars, ProjectId, Sign, Title, TokenId } from './fields.js'
import { Link } from './links.js'

/** A token and what one of it costs in US dollars. */
export const Fungible = v.object({
  name: Title,
  symbol: Sign,
  /** Which of the tokens asked for this is; tokens without a price are left out of the answer. */
  address: v.nullish(TokenId),
  iconUrl: v.nullish(Link),
  price: Dollars,
})
export type Fungible = v.InferOutput<typeof Fungible>

export const getPrices = endpoint({
  method: 'POST',
  path: '/v1/fungible/price',
  summary: 'Says what tokens cost in US dollars.',
  projectId: 'body',
  input: {
    body: v.strictObject({
      projectId: ProjectId,
      currency: v.literal('usd'),
      addresses: v.pipe(v.array(TokenId), v.minLength(1), v.maxLength(priceAddressesMax)),
    }),
  },
  output: v.object({ fungibles: v.pipe(v.array(Fungible), v.maxLength(priceAddressesMax)) }),
})
