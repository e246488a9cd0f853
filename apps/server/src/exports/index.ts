export type { Config } from '../config/Config.js'
export { readConfig } from '../config/readConfig.js'
export { runNameAdmin } from '../services/names/gateway/runNameAdmin.js'
export { type RunningServer, startServer } from '../startServer.js'
