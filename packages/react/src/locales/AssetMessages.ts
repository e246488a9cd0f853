import type { enAssets } from './en.assets.js'

/** The texts of what an account holds and did. English is the model: a language leaves none out. */
export type AssetMessages = ReturnType<typeof enAssets>
