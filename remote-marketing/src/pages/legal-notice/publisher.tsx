import { Link } from '@cadence/shared/router'
import { site } from '@cadence/shared/site'
import type { LegalSection } from '../../parts/legal/LegalContents.tsx'
import { SiteFact } from '../../parts/SiteFact.tsx'

/** The publisher, the legal representative, and the hosting provider. */
export const publisher: readonly LegalSection[] = [
  {
    id: 'editeur',
    title: 'Éditeur du site',
    body: (
      <>
        <p>
          Le site et l'application {site.product} sont édités par la société <strong>{site.publisher}</strong>
          , société de droit français dont la société mère est {site.parentCompany}.
        </p>
        <p>
          Cette page réunit les informations que la loi n° 2004-575 du 21 juin 2004 pour la confiance dans
          l'économie numérique (LCEN) demande à l'éditeur d'un site de tenir à la disposition de tous.
        </p>
      </>
    ),
  },
  {
    id: 'siege',
    title: 'Siège social',
    body: (
      <p>
        Le siège de la société est à {site.registeredOfficeCity}, en France, à cette adresse :{' '}
        <SiteFact fact={site.registeredOfficeAddress} />.
      </p>
    ),
  },
  {
    id: 'representant-legal',
    title: 'Représentant légal',
    body: (
      <p>
        La société est représentée par <SiteFact fact={site.legalRepresentative} />, qui est à ce titre
        directeur de la publication au sens de l'article 93-2 de la loi n° 82-652 du 29 juillet 1982.
      </p>
    ),
  },
  {
    id: 'immatriculation',
    title: 'Immatriculation et TVA',
    body: (
      <dl>
        <div>
          <dt>Registre du commerce et des sociétés</dt>
          <dd>
            <SiteFact fact={site.registrationNumber} />
          </dd>
        </div>
        <div>
          <dt>TVA intracommunautaire</dt>
          <dd>
            <SiteFact fact={site.vatNumber} />
          </dd>
        </div>
      </dl>
    ),
  },
  {
    id: 'hebergeur',
    title: 'Hébergeur',
    body: (
      <>
        <p>
          Le site, l'application et les données des membres sont hébergés en France par un fournisseur de
          cloud : <SiteFact fact={site.host} />.
        </p>
        <p>
          Pour signaler un contenu illicite, écrivez-nous d'abord à l'adresse donnée sous{' '}
          <Link to="#contact">Contact</Link>, en disant où il se trouve et pourquoi il vous paraît illicite.
          Nous accusons réception, nous examinons, et nous vous disons ce que nous avons décidé.
        </p>
      </>
    ),
  },
]
