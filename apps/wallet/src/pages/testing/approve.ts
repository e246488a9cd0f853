import { startApprovalWindow } from '../../approval/window/startApprovalWindow.js'
import { createSpeech } from '../../texts/createSpeech.js'
import { pseudoLanguages } from '../../texts/testing/pseudoLanguages.js'

startApprovalWindow({ element: document.body, speech: createSpeech(pseudoLanguages) })
