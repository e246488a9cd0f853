import { notify, setTheme } from '@foyer/core'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { showModal } from '../testing/showModal.js'

const themeOf = (tag: string) => {
  const host = document.querySelector<HTMLElement>(tag)
  return [host?.getAttribute('data-theme'), host?.style.getPropertyValue('--foyer-accent')]
}

test('the modal and a notice beside it are in the theme of the client, and follow it', async () => {
  const { client, dialog } = await showModal(undefined, {
    themeMode: 'light',
    themeVariables: { '--foyer-accent': '#112233' },
  })
  await expect.poll(() => themeOf('foyer-modal')).toEqual(['light', '#112233'])
  setTheme(client, { mode: 'dark', variables: { '--foyer-accent': '#445566' } })
  await expect.poll(() => themeOf('foyer-modal')).toEqual(['dark', '#445566'])
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  notify(client, { kind: 'success', code: 'link_copied' })
  await expect.poll(() => themeOf('foyer-notice')).toEqual(['dark', '#445566'])
})
