import { followBuying } from './followBuying.js'
import { followProject } from './followProject.js'
import { sendEvents } from './sendEvents.js'

/** The rules of a page whose host has a server. */
export const hostFlows = [followProject, sendEvents, followBuying]
