/**
 * Files of the server's tests that a whole run leaves to the PostgreSQL suite, in whole or by folder: features on top of the stores, whose work goes through
 * the same queries whichever database answers. The stores' own tests run on both databases, and the sandbox of the end-to-end tests serves all of these
 * features from the embedded one.
 */
export const onPostgresAlone = [
  'relay/delivery',
  'relay/hostile',
  'services/history/history',
  'services/history/networks',
  'services/images/images',
  'services/indexer/indexer',
  'services/names/names',
  'services/names/gateway/gateway',
  'routes/auth',
  'routes/onrampVendors',
  'routes/registerNames',
  'routes/sessionKeys',
  'guard/vault',
  'hostile/api',
  'hostile/login',
  'hostile/upstreams',
  'bundler/bundler',
  'social/social',
  'social/sameBrowser',
  'social/begunElsewhere',
  'social/farcaster/farcaster',
].map((name) => `apps/server/src/${name}.test.ts`)
