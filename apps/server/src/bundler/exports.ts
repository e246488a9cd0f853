export type { Bundler } from './Bundler.js'
export { createBundler } from './createBundler.js'
