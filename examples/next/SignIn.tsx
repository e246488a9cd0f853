'use client'

import { evm } from '@foyer/adapters/evm'
import { mainnet } from '@foyer/protocol/networks'
import { createFoyer, FoyerProvider } from '@foyer/react'
import { type BackendKnown, backendSignIn } from '@foyer/siwx'
import { useState } from 'react'
import { authCalls } from '../auth-js/authCalls'
import { SignInPage } from '../page/SignInPage'

/** The part of the page that runs in the browser too, with one client for as long as it is shown. */
export function SignIn({ known }: BackendKnown) {
  const [client] = useState(() =>
    createFoyer({
      projectId: 'example',
      networks: [mainnet],
      adapters: [evm()],
      themeMode: 'system',
      siwx: backendSignIn({ ...authCalls, known, required: true }),
    }),
  )
  return (
    <FoyerProvider client={client}>
      <SignInPage title="Next.js" request={(path) => fetch(path)} />
    </FoyerProvider>
  )
}
