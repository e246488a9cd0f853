import type { enButtons } from './en.buttons.js'
import type { enConnectButton } from './en.connectButton.js'

/** The texts of the page buttons. English is the model: a language leaves none out. */
export type ButtonMessages = ReturnType<typeof enConnectButton> & ReturnType<typeof enButtons>
