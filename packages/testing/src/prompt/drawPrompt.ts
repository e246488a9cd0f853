import type { Prompt } from '../wallet/createApprovals.js'
import type { Description } from './Description.js'

/** Builds the wallet's window for one request, from text only: nothing of the page is markup here. */
export function drawPrompt(
  document: Document,
  { name, icon, site, words, prompt }: drawPrompt.Parameters,
): HTMLElement {
  const make = <tag extends keyof HTMLElementTagNameMap>(
    tag: tag,
    ...children: readonly (Node | string)[]
  ) => {
    const element = document.createElement(tag)
    element.append(...children)
    return element
  }

  const part = (name: string, ...children: readonly (Node | string)[]) => {
    const element = make('div', ...children)
    element.className = name
    return element
  }

  const image = make('img')
  image.src = icon
  image.alt = ''

  const refuse = make('button', 'Reject')
  refuse.type = 'button'
  refuse.addEventListener('click', () => prompt.reject())
  const agree = make('button', words.approve)
  agree.type = 'button'
  agree.className = 'act'
  agree.addEventListener('click', () => prompt.approve())

  const facts = words.facts.map(([label, value]) =>
    make('div', make('dt', label), make('dd', value)),
  )
  const text = make('pre', words.text ?? '')
  text.tabIndex = 0
  text.setAttribute('role', 'group')
  text.setAttribute('aria-label', 'What is to be signed')

  const section = make(
    'section',
    part('top', image, make('strong', name), make('small', 'Test wallet')),
    make('h2', words.title),
    make('p', `Asked by ${site}`),
    ...(facts.length > 0 ? [make('dl', ...facts)] : []),
    ...(words.text === undefined ? [] : [text]),
    part('choice', refuse, agree),
  )
  section.setAttribute('role', 'dialog')
  section.setAttribute('aria-label', `${name}: ${words.title}`)
  section.tabIndex = -1
  return section
}

export declare namespace drawPrompt {
  type Parameters = {
    name: string
    icon: string
    /** The requesting page, as host and port. */
    site: string
    words: Description
    prompt: Prompt
  }
}
