import { startApprovalWindow } from './approval/window/startApprovalWindow.js'
import { createSpeech } from './texts/createSpeech.js'

startApprovalWindow({ element: document.body, speech: createSpeech() })
