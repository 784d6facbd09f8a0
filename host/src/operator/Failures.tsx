import { useSyncExternalStore } from 'react'
import { FAILURE_EVENT, type Failure, recentFailures } from '../errors/report-error.ts'
import { Rows, Section } from './operator-styles.ts'

const listen = (changed: () => void) => {
  addEventListener(FAILURE_EVENT, changed)
  return () => removeEventListener(FAILURE_EVENT, changed)
}
const last = () => recentFailures.at(-1)

const phases = {
  load: 'Chargement',
  render: 'Affichage',
  hydrate: 'Reprise du HTML',
  script: 'Script',
} satisfies Record<Failure['phase'], string>

const reasonOf = ({ error }: Failure) => (error instanceof Error ? error.message : String(error))

/** What failed in this tab since it was opened, the newest first. */
export function Failures() {
  useSyncExternalStore(listen, last)
  const failures = recentFailures.toReversed()
  return (
    <Section aria-labelledby="panel-failures">
      <h2 id="panel-failures">Échecs de cet onglet</h2>
      {failures.length === 0 ? (
        <p>Aucun échec depuis que cet onglet est ouvert.</p>
      ) : (
        <Rows>
          {failures.map((failure) => (
            <li key={failure.nth}>
              <div>
                {phases[failure.phase]}, {failure.page ?? failure.remote ?? 'coquille'} {failure.version}
                {failure.preview ? ' (aperçu)' : ''}
                <small>{reasonOf(failure)}</small>
              </div>
            </li>
          ))}
        </Rows>
      )}
    </Section>
  )
}
