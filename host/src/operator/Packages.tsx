import { Scroller, Section } from './look.ts'
import { sharedPackages } from './shared-packages.ts'

/** The shared packages: who provides each, and in which version. A name that stands twice is loaded twice. */
export function Packages() {
  return (
    <Section aria-labelledby="panel-packages">
      <h2 id="panel-packages">Paquets partagés</h2>
      <Scroller role="region" aria-label="Tableau des paquets" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Paquet</th>
              <th scope="col">Version</th>
              <th scope="col">Fourni par</th>
              <th scope="col">Utilisé</th>
            </tr>
          </thead>
          <tbody>
            {sharedPackages().map(({ name, version, from, loaded }) => (
              <tr key={`${name} ${version}`}>
                <th scope="row">{name}</th>
                <td>{version}</td>
                <td>{from}</td>
                <td>{loaded ? 'oui' : 'non'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </Section>
  )
}
