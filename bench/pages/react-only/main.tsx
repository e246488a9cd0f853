import { useState } from 'react'
import { createRoot } from 'react-dom/client'

// The floor of any page with React: a button, and a box with one row that sends no request.
function Page() {
  const [shown, setShown] = useState(false)
  return (
    <main>
      <button type="button" data-testid="open" onClick={() => setShown(true)}>
        Connect
      </button>
      {shown && (
        <div role="dialog" aria-label="Wallets" style={{ position: 'fixed', inset: 0 }}>
          <button type="button">Bench Wallet</button>
          <button type="button" data-testid="close" onClick={() => setShown(false)}>
            Close
          </button>
        </div>
      )}
    </main>
  )
}

const place = document.getElementById('app')
if (place) createRoot(place).render(<Page />)
