import { alertOnce } from './alertOnce.js'

/** A step between, imported by nobody but who loads it: what is imported in both ways cuts what every page has into more files. */
export const loadAlert = { alertOnce }
