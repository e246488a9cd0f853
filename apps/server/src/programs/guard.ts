import { readSettings } from '../config/readSettings.js'
import { settings } from '../config/settings.js'
import { guardSettings } from '../guard/guardSettings.js'
import { startGuard } from '../guard/startGuard.js'
import { runUntilStopped } from './runUntilStopped.js'

/** Runs the guard until it is told to stop. */
export function guard(): Promise<void> {
  return runUntilStopped((env) => readSettings(guardSettings, env, settings), startGuard)
}
