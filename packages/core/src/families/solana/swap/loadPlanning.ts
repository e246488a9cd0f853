import { refuseSwap } from '../../refuseSwap.js'

/**
 * What is needed from the review on. Nothing is signed without it.
 *
 * @throws `swap_refused` (`not_loaded`); the next call tries again
 */
export async function loadPlanning() {
  try {
    return (await import('./planning.js')).planning
  } catch (error) {
    throw refuseSwap('not_loaded', error)
  }
}
