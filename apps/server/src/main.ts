import { serve } from './programs/serve.js'

await serve()
