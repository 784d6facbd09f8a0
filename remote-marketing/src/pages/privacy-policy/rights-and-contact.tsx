import { Link, paths } from '@cadence/shared/router'
import { site } from '@cadence/shared/site'
import type { LegalSection } from '../../parts/legal/LegalContents.tsx'
import { MailTo, SiteFact } from '../../parts/SiteFact.tsx'

/** The rights that the GDPR and the French law of 1978 give, and how to use them. */
export const rights: LegalSection = {
  id: 'droits',
  title: 'Vos droits (RGPD)',
  body: (
    <>
      <ul>
        <li>
          <strong>Accès :</strong> savoir quelles données nous avons sur vous, et en recevoir une copie.
        </li>
        <li>
          <strong>Rectification :</strong> faire corriger ce qui est inexact ou incomplet.
        </li>
        <li>
          <strong>Effacement :</strong> faire supprimer vos données, en tout ou en partie.
        </li>
        <li>
          <strong>Portabilité :</strong> emporter vos données dans un format lisible par une machine.
        </li>
        <li>
          <strong>Opposition :</strong> refuser un traitement fondé sur notre intérêt légitime, et tout
          message promotionnel sans avoir à dire pourquoi.
        </li>
        <li>
          <strong>Limitation :</strong> geler l'usage de données pendant qu'une question se règle.
        </li>
        <li>
          <strong>Retrait du consentement :</strong> à tout moment, pour l'avenir.
        </li>
        <li>
          <strong>Directives :</strong> dire ce que vos données doivent devenir après votre mort.
        </li>
      </ul>
      <h3>Les exercer</h3>
      <p>
        Le plus rapide est dans les Paramètres : vous y corrigez votre profil et, à la rubrique Sécurité, vous
        téléchargez vos données ou supprimez votre compte. Pour le reste,{' '}
        <Link to="#contact">écrivez-nous</Link> depuis l'adresse e-mail de votre compte. C'est gratuit. Nous
        répondons en un mois au plus ; si votre demande est complexe, nous pouvons prolonger ce délai de deux
        mois, en vous disant pourquoi. Nous ne demandons une preuve d'identité qu'en cas de doute sérieux.
      </p>
      <p>
        Aucune décision qui vous touche n'est prise par un programme seul, et nous ne dressons pas de profil
        de vous.
      </p>
      <h3>Saisir la CNIL</h3>
      <p>
        Si notre réponse ne vous satisfait pas, ou avant même de nous écrire, vous pouvez adresser une
        réclamation à la Commission nationale de l'informatique et des libertés :{' '}
        <a href="https://www.cnil.fr/fr/plaintes">cnil.fr, rubrique des plaintes</a>, ou par courrier au 3
        place de Fontenoy, TSA 80715, 75334 Paris Cedex 07.
      </p>
    </>
  ),
}

/** Changes of this text, and the contact. */
export const yours: readonly LegalSection[] = [
  {
    id: 'modifications',
    title: 'Modification de cette politique',
    body: (
      <p>
        La date en tête de cette page est celle de la version en vigueur. Si un changement compte pour vous
        (une nouvelle finalité, un nouveau destinataire, une durée plus longue), nous vous prévenons par
        e-mail ou dans l'application au moins 30 jours avant, et nous vous demandons votre accord quand la loi
        le veut. Une correction de forme paraît simplement ici, à une nouvelle date.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <>
        <p>
          Pour toute question sur vos données : <MailTo address={site.contactEmail} />.
        </p>
        <p>
          Par courrier : {site.publisher}, données personnelles,{' '}
          <SiteFact fact={site.registeredOfficeAddress} />.
        </p>
        <p>
          Pour une question sur un outil, le <Link to={paths.helpCenter}>centre d'aide</Link> répond souvent
          plus vite.
        </p>
      </>
    ),
  },
]
