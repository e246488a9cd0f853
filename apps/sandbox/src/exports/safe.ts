export { createSafeHost, type OwnersDo } from '../safe/createSafeHost.js'
