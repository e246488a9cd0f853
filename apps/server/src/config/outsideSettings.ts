import * as v from 'valibot'
import { priceApiShape } from './priceApiShape.js'
import { yesNo } from './yesNo.js'

const NoSlash = v.transform((url: string) => url.replace(/\/+$/, ''))
const Url = v.pipe(
  v.string(),
  v.check(
    (text) => text === '' || (URL.canParse(text) && /^https?:\/\/[^?#]*$/i.test(text)),
    'must be an http or https URL without query',
  ),
  NoSlash,
)
const Suffix = v.pipe(
  v.string(),
  v.regex(/^$|^(\.[a-z\d-]{1,63}){1,5}$/, 'must be like .names.example'),
)

/** Settings about what lies outside: pictures, metadata, prices and names. */
export const outsideSettings = {
  publicUrl: {
    name: 'FOYER_PUBLIC_URL',
    fallback: '',
    says: 'Where pages reach the server: `https://foyer.example`. Pictures are linked to under it. Empty: the address it listens on.',
    shape: Url,
  },
  fetchNear: {
    name: 'FOYER_FETCH_PRIVATE',
    fallback: 'no',
    says: '`yes`: pictures, metadata and gateways of names are also fetched from this machine and private networks, and over http. For development alone.',
    shape: yesNo,
  },
  ipfsGateway: {
    name: 'FOYER_IPFS_GATEWAY',
    fallback: '',
    says: 'What `ipfs://` addresses are fetched from: `https://gateway.example/ipfs`. Empty: they are not fetched.',
    shape: Url,
  },
  arweaveGateway: {
    name: 'FOYER_ARWEAVE_GATEWAY',
    fallback: '',
    says: 'What `ar://` addresses are fetched from. Empty: they are not fetched.',
    shape: Url,
  },
  imagesMegabytes: {
    name: 'FOYER_IMAGES_MB',
    fallback: '256',
    says: 'How much of pictures from elsewhere the database keeps, in megabytes. The longest unused go first.',
    shape: v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1 to 999999'),
      v.transform(Number),
    ),
  },
  swapUnlimited: {
    name: 'FOYER_SWAP_UNLIMITED',
    fallback: 'no',
    says: '`yes`: a call of `/v1/convert/build-approve` without an amount allows the exchange to take all of a token, for ever.',
    shape: yesNo,
  },
  priceApi: {
    name: 'FOYER_PRICE_API',
    fallback: '',
    says: 'A service that prices are asked of: JSON, see Prices. Empty: none is asked.',
    shape: priceApiShape,
  },
  ensNetwork: {
    name: 'FOYER_ENS_NETWORK',
    fallback: 'eip155:1',
    says: 'The network that holds ENS names, by its CAIP-2 id. One that is not served: no ENS names.',
    shape: v.pipe(v.string(), v.regex(/^eip155:\d{1,20}$/, 'must be like eip155:1')),
  },
  nameSuffix: {
    name: 'FOYER_NAME_SUFFIX',
    fallback: '.foyer.eth',
    says: 'What names of this server end with.',
    shape: v.pipe(Suffix, v.minLength(2, 'must not be empty')),
  },
  legacyNameSuffix: {
    name: 'FOYER_LEGACY_NAME_SUFFIX',
    fallback: '',
    says: 'What names of this server ended with before. They are still found.',
    shape: Suffix,
  },
} as const
