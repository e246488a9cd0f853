export type { Config } from '../config/Config.js'
export { readConfig } from '../config/readConfig.js'
export { type RunningServer, startServer } from '../startServer.js'
