import { readConfig } from './config/readConfig.js'
import { runUntilStopped } from './runUntilStopped.js'
import { startServer } from './startServer.js'

/** Runs the server until it is told to stop. */
await runUntilStopped(readConfig, startServer)
