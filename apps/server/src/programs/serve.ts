import { readConfig } from '../config/readConfig.js'
import { startServer } from '../startServer.js'
import { runUntilStopped } from './runUntilStopped.js'

/** Runs the server until a signal stops it. */
export function serve(): Promise<void> {
  return runUntilStopped(readConfig, startServer)
}
