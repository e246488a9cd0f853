import { createSpeech } from '../../texts/createSpeech.js'
import { pseudoLanguages } from '../../texts/testing/pseudoLanguages.js'
import { startApprovalWindow } from '../window/startApprovalWindow.js'

startApprovalWindow({ element: document.body, speech: createSpeech(pseudoLanguages) })
