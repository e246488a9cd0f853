import { lazy } from '@foyer/protocol'
import { launch } from './launch.js'

/** The browser of this worker, for all its files. It ends with the worker. */
export const browserOfWorker = lazy(launch)
