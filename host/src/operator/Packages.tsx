import { getInstance } from '@module-federation/enhanced/runtime'
import { Scroller, Section } from './operator-styles.ts'

/** A package that host and remotes share. */
export interface SharedPackage {
  name: string
  version: string
  /** Name of the build that provides it. */
  from: string
  /** Whether a build uses it. */
  loaded: boolean
}

/** What the federation runtime notes about one version of a package. */
interface Provided {
  from: string
  loaded?: boolean | undefined
  lib?: unknown
}

/** A share scope as a list, by name. Two lines of one name are two copies. Pure. */
export function packagesOf(scope: Record<string, Record<string, Provided>>): SharedPackage[] {
  const all = Object.entries(scope).flatMap(([name, versions]) =>
    Object.entries(versions).map(([version, { from, loaded, lib }]) => ({
      name,
      version,
      from,
      loaded: Boolean(loaded || lib),
    })),
  )
  return all.sort((one, two) => one.name.localeCompare(two.name))
}

/** The packages that are shared in this document. */
export function sharedPackages(): SharedPackage[] {
  return packagesOf(getInstance()?.shareScopeMap.default ?? {})
}

/** The shared packages, with the build that provides each and the version. A name in two rows is loaded twice. */
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
