import { loadFonts } from '@foyer/react/fonts'
import { drawScene } from './drawScene.js'
import { scenes } from './scenes/scenes.js'

const query = new URLSearchParams(location.search)
const themeMode = query.get('theme') === 'dark' ? 'dark' : 'light'
const locale = query.get('locale')

document.documentElement.dataset.theme = themeMode
document.documentElement.dir = query.get('dir') === 'rtl' ? 'rtl' : 'ltr'

await loadFonts()
await drawScene(document.getElementById('root') as HTMLElement, find(query.get('name')), {
  themeMode,
  ...(locale && { locale }),
})

function find(name: string | null) {
  const scene = scenes.find((one) => one.name === name)
  if (!scene) throw new Error(`No scene is called ${name}.`)
  return scene
}
