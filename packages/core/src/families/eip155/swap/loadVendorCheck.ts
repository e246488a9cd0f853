import { refuseSwap } from '../../refuseSwap.js'

/**
 * What reads the calls of swap services, which pages without one never need. Nothing is signed without it.
 *
 * @throws `swap_refused` (`not_loaded`); the next call tries again
 */
export async function loadVendorCheck(load = () => import('./checkVendorCall.js')) {
  try {
    return (await load()).checkVendorCall
  } catch (error) {
    throw refuseSwap('not_loaded', error)
  }
}
