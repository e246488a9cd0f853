import type { Logger } from 'pino'
import type { Metrics } from '../../metrics/createMetrics.js'
import type { ChainWatch } from './ChainWatch.js'

/** Counts the calls of chains, and writes down what the operator has to look at. */
export function watchChains(metrics: Metrics, log: Logger): ChainWatch {
  return {
    called: ({ network, node }, outcome) => metrics.nodeCalled({ network, node, outcome }),
    saved: (network, how) => metrics.saved({ network, how }),
    strayed: (place) =>
      log.error(place, 'A node is of another network than FOYER_NETWORKS says, and is not used'),
    turned: (place, state) =>
      state === 'resting'
        ? log.warn(place, 'A node failed again and again, and is left alone for a while')
        : log.info(place, 'A node answers again'),
  }
}
