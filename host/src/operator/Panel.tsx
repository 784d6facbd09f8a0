import { authState, fetchUser } from '@cadence/shared/auth'
import { paths } from '@cadence/shared/router'
import { ButtonLink } from '@cadence/shared/ui'
import { useEffect, useState } from 'react'
import { getDetails } from './api.ts'
import type { PanelDetails } from './contract.ts'
import { Failures } from './Failures.tsx'
import { Frame, Head } from './look.ts'
import { Overrides } from './Overrides.tsx'
import { Packages } from './Packages.tsx'
import { Parts } from './Parts.tsx'
import { momentText } from './wording.ts'

/** What the server tells; null until it does, 'none' when it does not. */
type Told = PanelDetails | null | 'none'

function useDetails(): Told {
  const [told, setTold] = useState<Told>(null)
  useEffect(() => {
    let current = true
    const read = async () => {
      // Renews a session that is about to end: the release server only asks whether it is good.
      if (authState.token) await fetchUser().catch(() => undefined)
      return getDetails()
    }
    read().then(
      (details) => current && setTold(details),
      () => current && setTold('none'),
    )
    return () => {
      current = false
    }
  }, [])
  return told
}

function changeText(told: Told): string {
  if (told === null) return 'Lecture du registre…'
  if (told === 'none') return 'Le serveur n’en dit pas plus que ce que ce document contient.'
  const { revision, change } = told
  if (!change) return `Révision ${revision}.`
  const why = change.why ? `\u202f: «\u202f${change.why}\u202f»` : ''
  return `Révision ${revision}, ${momentText(change.at)}, par ${change.who}\u202f: ${change.what}${why}`
}

/** The operator's panel: what is live, what this tab runs of it and how it went. */
export function Panel() {
  const told = useDetails()
  const details = told === 'none' ? null : told
  useEffect(() => {
    document.title = 'Panneau de l’opérateur · Cadence'
  }, [])
  return (
    <Frame lang="fr">
      <Head>
        <div>
          <h1>Panneau de l’opérateur</h1>
          <p role="status">{changeText(told)}</p>
        </div>
        <ButtonLink to={paths.home}>Retour à Cadence</ButtonLink>
      </Head>
      <Parts details={details} />
      <Overrides access={details?.previews ?? null} />
      <Failures />
      <Packages />
    </Frame>
  )
}
