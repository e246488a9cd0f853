import { chooseSwapMax } from '@foyer/core/swap'
import { Choices } from './Choices.js'
import { Failure } from './Failure.js'
import { LeftAllowances } from './LeftAllowances.js'

/** What the view draws and does once something is offered, left or pressed. It comes in one file with the preview and the tokens, which is fetched when the fields stand. */
export const parts = { Choices, chooseSwapMax, Failure, LeftAllowances }
