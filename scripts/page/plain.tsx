import { createRoot } from 'react-dom/client'

// The floor: what a page with React weighs that has a button of its own.
const place = document.getElementById('app')
if (place) createRoot(place).render(<button type="button">Connect wallet</button>)
