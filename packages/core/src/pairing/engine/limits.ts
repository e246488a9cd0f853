/** How long a socket may take to open. */
export const openLimitMs = 15_000
/** How long the relay may take to answer a probe. */
export const probeLimitMs = 5_000
/** How long the relay may take to take a message before the socket is doubted. */
export const ackLimitMs = 10_000
/** How long the relay may send nothing while the wallet's answer is awaited. */
export const silenceMs = 30_000
/** A heart that beats so late was asleep. */
export const sleptMs = 15_000
/** How long ago the relay may have been heard for that no answer is taken to wait there: a silent one is probed before. */
export const currentMs = 45_000
/** A deadline found so late was slept through. */
export const lateMs = 1_000
/** How long a proposal or request that is over waits for what the relay holds of it. */
export const lastCallMs = 15_000
/** How long a socket stays when nothing needs it. */
export const lingerMs = 1_000
export const backoffMinMs = 250
export const backoffMaxMs = 30_000
/** Characters of a frame; a longer one is not looked at. */
export const frameMax = 2_000_000

/** How long a leading tab may take to answer before another takes its place. */
export const leaderLimitMs = 3_000
/** How old a command of another tab may be when it is received: its receipt has to reach that tab within the limit above. */
export const commandLimitMs = 1_500
/** How long an answer waits for the tab of its command. */
export const claimMs = 2_000

/** Messages remembered as heard, and how many are forgotten at once beyond that. */
export const heardMax = 1_000
export const heardForgottenAtOnce = 250

/** How long a sign-in may take. */
export const authenticationExpiryS = 3_600

/** How long the browser may take to open its database: some are known to leave that unanswered. */
export const openingLimitMs = 3_000
