import type { Adapter, Eip155Types } from '@foyer/core'
import type { Engine } from './engine/createEngine.js'

/** An adapter that has every call. */
export type EvmAdapter = Adapter<Eip155Types> & Engine['calls']
