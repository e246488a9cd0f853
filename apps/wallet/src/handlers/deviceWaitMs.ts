/** How long one message waits for an approval that is given elsewhere; the page then sends it again. The page itself gives up after 30 s. */
export const deviceWaitMs = 25_000
