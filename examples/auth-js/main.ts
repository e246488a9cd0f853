import { backendSignIn } from '@foyer/siwx'
import { mountExample } from '../page/mountExample.js'
import { authCalls } from './authCalls.js'

await mountExample({ title: 'Auth.js', siwx: backendSignIn({ ...authCalls, required: true }) })
