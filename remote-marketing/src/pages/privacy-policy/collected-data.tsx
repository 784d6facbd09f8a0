import { Link, paths } from '@cadence/shared/router'
import { site } from '@cadence/shared/site'
import type { LegalSection } from '../../parts/legal/LegalContents.tsx'
import { SiteFact } from '../../parts/SiteFact.tsx'

/** The data controller, and the data that Cadence collects. */
export const collected: readonly LegalSection[] = [
  {
    id: 'responsable',
    title: 'Responsable du traitement',
    body: (
      <>
        <p>
          La société <strong>{site.publisher}</strong>, dont le siège est à {site.registeredOfficeCity} (
          <SiteFact fact={site.registeredOfficeAddress} />
          ), décide pourquoi et comment vos données sont traitées : elle en est le responsable au sens du
          Règlement général sur la protection des données (RGPD). Les autres informations sur la société sont
          dans les <Link to={paths.legalNotice}>mentions légales</Link>.
        </p>
        <p>
          Quand un établissement vous propose {site.product}, il répond lui-même des données qu'il détient sur
          vous ; cette politique vaut pour celles de votre espace.
        </p>
      </>
    ),
  },
  {
    id: 'donnees',
    title: 'Données que nous recueillons',
    body: (
      <>
        <p>Nous ne demandons que ce dont le service a besoin. Tout vient de vous ou de votre usage.</p>
        <h3>Données de compte</h3>
        <ul>
          <li>votre adresse e-mail, votre prénom et, si vous le donnez, votre nom ;</li>
          <li>un identifiant technique, propre à votre compte ;</li>
          <li>
            votre mot de passe chiffré : nous n'en gardons qu'une empreinte (argon2id), d'où personne, pas
            même nous, ne peut le retrouver ;
          </li>
          <li>votre photo de profil, si vous en choisissez une.</li>
        </ul>
        <h3>Données de productivité</h3>
        <ul>
          <li>vos tâches, votre calendrier, vos séances de minuteur et vos notes ;</li>
          <li>vos objectifs du jour et les humeurs que vous notez ;</li>
          <li>vos tableaux de bord et vos réglages.</li>
        </ul>
        <p>
          Noter une humeur est facultatif. Nous ne cherchons pas à en déduire un état de santé. Évitez
          d'écrire dans vos notes des informations sensibles dont le service n'a pas besoin.
        </p>
        <h3>Données techniques</h3>
        <ul>
          <li>l'adresse IP, l'appareil, le système d'exploitation et le navigateur ;</li>
          <li>les journaux de connexion : date, heure, réussite ou échec.</li>
        </ul>
        <h3>Données de communication</h3>
        <ul>
          <li>vos messages à l'assistance et nos réponses ;</li>
          <li>
            ce que vous écrivez dans un formulaire : candidature d'ambassadeur (nom, prénom, e-mail,
            téléphone, pseudo, profils sur les réseaux, motivation) ou demande de démonstration (nom, prénom,
            e-mail, établissement, fonction et, si vous les donnez, nombre d'élèves et message).
          </li>
        </ul>
        <p>
          Dans un formulaire, ce qui n'est pas indiqué comme facultatif est nécessaire : sans adresse e-mail,
          par exemple, nous ne pouvons ni ouvrir un compte ni vous répondre.
        </p>
      </>
    ),
  },
]
