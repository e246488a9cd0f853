import { readConfig } from '../config/readConfig.js'
import { startServer } from '../startServer.js'
import { runUntilStopped } from './runUntilStopped.js'

/** Runs the server until it is told to stop. */
export function serve(): Promise<void> {
  return runUntilStopped(readConfig, startServer)
}
