import { refuseSwap } from '../../refuseSwap.js'

/**
 * What is needed from the review on. Nothing is signed without it.
 *
 * @param load fetches it
 * @throws `swap_refused` (`not_loaded`); the next call tries again
 */
export async function loadPlanning(load = () => import('./planning.js')) {
  try {
    return (await load()).planning
  } catch (error) {
    throw refuseSwap('not_loaded', error)
  }
}
