import { readSettings } from '../config/readSettings.js'
import { runUntilStopped } from '../runUntilStopped.js'
import { guardSettings } from './guardSettings.js'
import { startGuard } from './startGuard.js'

/** Runs the guard until it is told to stop. */
await runUntilStopped((env) => readSettings(guardSettings, env), startGuard)
