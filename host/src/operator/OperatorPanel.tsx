import { type Loaded, useLoad } from '@cadence/shared/api'
import { authState, fetchUser } from '@cadence/shared/auth'
import { paths } from '@cadence/shared/router'
import { ButtonLink } from '@cadence/shared/ui'
import { useEffect } from 'react'
import { showTitle } from '../shell/document-title.ts'
import { Failures } from './Failures.tsx'
import { Overrides } from './Overrides.tsx'
import { Frame, Head } from './operator-styles.ts'
import { Packages } from './Packages.tsx'
import { Parts } from './Parts.tsx'
import { type PanelDetails, panelDetailsSchema } from './panel-contract.ts'
import { PANEL_DETAILS_PATH } from './panel-path.ts'
import { momentText } from './panel-wording.ts'

/** The server has this long, in milliseconds. */
const TIMEOUT_MS = 5000

/**
 * What the release server says about what is live.
 * @throws when it does not answer, as in development, or not to this member.
 */
async function getDetails(): Promise<PanelDetails> {
  // Renews a session that is about to end: the release server only asks whether it is good.
  if (authState.token) await fetchUser().catch(() => undefined)
  const answer = await fetch(PANEL_DETAILS_PATH, {
    headers: authState.token ? { Authorization: `Bearer ${authState.token}` } : {},
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!answer.ok) throw new Error(`${PANEL_DETAILS_PATH} answered ${answer.status}`)
  return panelDetailsSchema.parse(await answer.json())
}

function changeText({ data, state }: Loaded<PanelDetails>): string {
  if (state === 'failed') return 'Le serveur n’en dit pas plus que ce que ce document contient.'
  if (data === null) return 'Lecture du registre…'
  const { revision, change } = data
  if (!change) return `Révision ${revision}.`
  const why = change.why ? `\u202f: «\u202f${change.why}\u202f»` : ''
  return `Révision ${revision}, ${momentText(change.at)}, par ${change.who}\u202f: ${change.what}${why}`
}

/** The operator's panel: what is live, what this tab runs of it and how it went. */
export function OperatorPanel() {
  const loaded = useLoad(getDetails)
  const details = loaded.data
  useEffect(() => {
    showTitle('Panneau de l’opérateur · Cadence')
  }, [])
  return (
    <Frame lang="fr">
      <Head>
        <div>
          <h1>Panneau de l’opérateur</h1>
          <p role="status">{changeText(loaded)}</p>
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
