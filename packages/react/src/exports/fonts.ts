export { loadFonts } from '../fonts/loadFonts.js'
