import { Link, paths } from '@cadence/shared/router'
import { site } from '@cadence/shared/site'
import type { LegalSection } from '../../parts/legal/LegalContents.tsx'
import { MailTo, SiteFact } from '../../parts/SiteFact.tsx'
import { publisher } from './publisher.tsx'

/** The release server makes this page from the notices of the live releases; the app has no route for it. */
const LICENCES = '/licences'

/** What the specification lists for the legal notice, in its order (section 2, Legal pages). */
export const sections: readonly LegalSection[] = [
  ...publisher,
  {
    id: 'propriete-intellectuelle',
    title: 'Propriété intellectuelle',
    body: (
      <>
        <p>
          Le nom et le logo de {site.product}, ses textes, ses images, ses écrans et sa charte graphique
          appartiennent à {site.publisher} ou sont utilisés avec l'accord de leurs auteurs. Le Code de la
          propriété intellectuelle les protège : les reproduire, les adapter ou les diffuser demande notre
          accord écrit.
        </p>
        <p>
          Les exceptions prévues par la loi restent entières, en particulier la copie privée et la courte
          citation, avec le nom de l'auteur et la source. Un lien vers une page publique du site ne demande
          aucune permission.
        </p>
        <p>
          Les logiciels et les polices libres que nous employons, comme le code que nous publierions
          nous-mêmes sous une licence libre, restent régis par leur licence. La page{' '}
          <a href={LICENCES}>Logiciels libres et licences</a> les nomme et reproduit ces licences. Ce que vous
          écrivez dans votre espace reste à vous ; les{' '}
          <Link to={{ pathname: paths.cgu, hash: '#propriete-intellectuelle' }}>
            conditions d'utilisation
          </Link>{' '}
          le précisent.
        </p>
      </>
    ),
  },
  {
    id: 'donnees-personnelles',
    title: 'Vos droits sur vos données',
    body: (
      <>
        <p>
          {site.publisher} traite des données personnelles pour faire fonctionner le service. Le Règlement
          général sur la protection des données (RGPD) et la loi Informatique et Libertés vous donnent le
          droit d'y accéder, de les corriger, de les effacer, de les emporter, d'en limiter l'usage ou de vous
          y opposer.
        </p>
        <p>
          La <Link to={paths.privacyPolicy}>politique de confidentialité</Link> dit quelles données, pourquoi
          et pour combien de temps ; elle explique aussi{' '}
          <Link to={{ pathname: paths.privacyPolicy, hash: '#droits' }}>comment exercer ces droits</Link>. Si
          notre réponse ne vous convient pas, vous pouvez saisir la CNIL.
        </p>
      </>
    ),
  },
  {
    id: 'responsabilite',
    title: 'Limites de responsabilité',
    body: (
      <>
        <p>
          Nous tenons les informations de ce site exactes et à jour, mais une erreur ou un oubli reste
          possible : signalez-les-nous, nous les corrigerons. Le site peut être interrompu pour une mise à
          jour, une panne ou un événement qui nous échappe.
        </p>
        <p>
          Certains liens mènent à des sites que nous ne dirigeons pas ; leurs contenus et leurs règles
          n'engagent que leurs éditeurs. Les témoignages et les chiffres présentés sur les pages publiques
          décrivent le service en général et ne promettent pas un résultat à chacun.
        </p>
        <p>
          Ces limites ne jouent ni en cas de faute lourde ou de dol, ni pour un dommage corporel, ni contre
          les droits que la loi donne aux consommateurs.
        </p>
      </>
    ),
  },
  {
    id: 'droit-applicable',
    title: 'Droit français',
    body: (
      <p>
        Ces mentions sont soumises au droit français et rédigées en français. En cas de désaccord,
        écrivez-nous : nous chercherons d'abord une solution amiable. À défaut, les tribunaux compétents sont
        ceux que désignent les règles de procédure ; un consommateur garde le choix que la loi lui donne.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <>
        <p>
          Par e-mail : <MailTo address={site.contactEmail} />.
        </p>
        <p>
          Par courrier : {site.publisher}, <SiteFact fact={site.registeredOfficeAddress} />.
        </p>
        <p>
          Pour une question sur l'usage du service, le <Link to={paths.helpCenter}>centre d'aide</Link> répond
          souvent plus vite.
        </p>
      </>
    ),
  },
]
