import '../../page/page.css'
import type { ReactNode } from 'react'

export const metadata = { title: 'Sign-in: Next.js', icons: 'data:,' }

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
