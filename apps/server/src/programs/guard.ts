import { guardSettings } from '../config/guardSettings.js'
import { readSettings } from '../config/readSettings.js'
import { settings } from '../config/settings.js'
import { startGuard } from '../guard/exports.js'
import { runUntilStopped } from './runUntilStopped.js'

/** Runs the guard until a signal stops it. */
export function guard(): Promise<void> {
  return runUntilStopped((env) => readSettings(guardSettings, env, settings), startGuard)
}
