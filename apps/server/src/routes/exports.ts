export { operation } from './operation.js'
export { serveRoutes, serveWalletRoutes } from './serveRoutes.js'
