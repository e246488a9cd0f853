import { auth } from '../auth'
import { SignIn } from '../SignIn'

/** The server knows the session from the cookie, so that the page begins with it. */
export default async function Page() {
  return <SignIn known={await auth()} />
}
