import { useSearchParams } from '@cadence/shared/router'
import { useState } from 'react'
import { Screen } from '../../parts/Screen.tsx'
import { CheckYourMail } from './CheckYourMail.tsx'
import { Verifying } from './Verifying.tsx'

/** /verify-email: with the token of a mail it verifies, without one it explains (specification, section 2). */
export default function VerifyEmail() {
  const [search] = useSearchParams()
  // The token leaves the address at once, so it is read on the first render only.
  const [token] = useState(() => search.get('token'))
  return <Screen>{token === null ? <CheckYourMail /> : <Verifying token={token} />}</Screen>
}
