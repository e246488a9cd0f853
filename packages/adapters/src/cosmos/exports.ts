export type { CosmosOptions } from './CosmosOptions.js'
export { cosmos } from './cosmos.js'
