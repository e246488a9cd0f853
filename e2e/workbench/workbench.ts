import { scenes } from './scenes/scenes.js'

/** How each scene is seen: a desktop and the narrowest phone, in both themes, and from right to left. */
const frames = [
  { theme: 'light', dir: 'ltr', width: 560, height: 760 },
  { theme: 'dark', dir: 'ltr', width: 560, height: 760 },
  { theme: 'light', dir: 'ltr', width: 360, height: 740 },
  { theme: 'dark', dir: 'rtl', width: 360, height: 740 },
] as const

const nav = document.querySelector('nav')
const main = document.querySelector('main')

for (const { name } of scenes) {
  const link = document.createElement('a')
  link.href = `#${name}`
  link.textContent = name
  nav?.append(link)
}

/** Shows the scene that the address names, or the first. */
function show() {
  const name = location.hash.slice(1) || scenes[0]?.name || ''
  for (const link of document.querySelectorAll('nav a'))
    link.toggleAttribute('aria-current', link.textContent === name)
  main?.replaceChildren(...frames.map((frame) => figure(name, frame)))
}

function figure(name: string, { theme, dir, width, height }: (typeof frames)[number]) {
  const part = document.createElement('figure')
  const caption = document.createElement('figcaption')
  caption.textContent = `${width} × ${height}, ${theme}, ${dir}`
  const frame = document.createElement('iframe')
  frame.src = `scene.html?${new URLSearchParams({ name, theme, dir })}`
  frame.width = String(width)
  frame.height = String(height)
  frame.title = `${name}, ${caption.textContent}`
  part.append(caption, frame)
  return part
}

addEventListener('hashchange', show)
show()
