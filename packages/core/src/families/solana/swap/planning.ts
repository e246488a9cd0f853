import { planSwap } from './planSwap.js'
import { readReceived } from './readReceived.js'

/** What is needed from the review on: what is signed, and every check of it. It comes in a file of its own, which is fetched when offers are read. */
export const planning = { plan: planSwap, readReceived }
