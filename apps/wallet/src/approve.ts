import { startApprovalWindow } from './approval/window/startApprovalWindow.js'

startApprovalWindow({ element: document.body })
