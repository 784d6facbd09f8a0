import { Link } from '@cadence/shared/router'
import { site } from '@cadence/shared/site'
import type { LegalSection } from '../../parts/legal/LegalContents.tsx'
import { SiteFact } from '../../parts/SiteFact.tsx'

/** The purposes of the data, their legal bases, and their recipients. */
export const use: readonly LegalSection[] = [
  {
    id: 'finalites',
    title: 'À quoi servent vos données',
    body: (
      <ul>
        <li>
          <strong>Rendre le service :</strong> ouvrir votre compte, vous reconnaître, afficher et garder ce
          que vous mettez dans vos outils.
        </li>
        <li>
          <strong>Synchroniser vos appareils :</strong> vos données sont enregistrées sur l'appareil que vous
          utilisez, puis transmises à nos serveurs pour que vous les retrouviez ailleurs.
        </li>
        <li>
          <strong>Améliorer le service :</strong> compter les usages et repérer ce qui est lent ou en panne,
          sans lire ce que vous écrivez.
        </li>
        <li>
          <strong>Assurer la sécurité :</strong> limiter les tentatives de connexion, repérer une session
          volée, comprendre un incident.
        </li>
        <li>
          <strong>Vous aider :</strong> répondre à vos questions, à votre candidature ou à votre demande de
          démonstration.
        </li>
      </ul>
    ),
  },
  {
    id: 'bases-legales',
    title: 'Bases légales',
    body: (
      <>
        <p>Le RGPD (article 6) veut que chaque traitement repose sur une base. Les nôtres sont :</p>
        <ul>
          <li>
            <strong>Le contrat</strong>, pour le service, la synchronisation et l'assistance : sans ces
            données, nous ne pourrions pas faire ce que prévoient les conditions d'utilisation.
          </li>
          <li>
            <strong>L'intérêt légitime</strong>, pour la sécurité et l'amélioration du service, et pour
            répondre à qui nous écrit sans avoir de compte. Vous pouvez vous y opposer.
          </li>
          <li>
            <strong>Votre consentement</strong>, pour les services tiers que vous activez et pour nos messages
            promotionnels. Vous pouvez le retirer à tout moment, aussi simplement que vous l'avez donné ; ce
            qui a été fait avant reste valable.
          </li>
        </ul>
        <p>
          Quand un traitement repose sur le consentement, celui d'un membre de moins de 15 ans se donne avec
          un parent ou la personne qui a autorité sur lui.
        </p>
      </>
    ),
  },
  {
    id: 'partage',
    title: 'Avec qui nous les partageons',
    body: (
      <>
        <p>
          <strong>Nous ne vendons, ne louons et ne cédons vos données à personne.</strong> N'y ont accès,
          chacun pour ce qui le concerne, que :
        </p>
        <ul>
          <li>
            nos prestataires techniques, qui agissent sur nos instructions et par contrat : l'hébergeur, en
            France (
            <SiteFact fact={site.host} />
            ), et le service qui achemine nos e-mails ;
          </li>
          <li>
            les <Link to="#services-tiers">services tiers</Link> que vous activez vous-même, et eux seulement
            ;
          </li>
          <li>
            les autorités, quand la loi nous y oblige : nous vérifions chaque demande et ne transmettons que
            ce qu'elle exige.
          </li>
        </ul>
        <p>
          Chez nous, seules les personnes qui en ont besoin pour leur travail y accèdent. Si un prestataire
          devait traiter des données hors de l'Union européenne, ce ne serait qu'avec les garanties du RGPD :
          une décision d'adéquation ou des clauses contractuelles types.
        </p>
      </>
    ),
  },
]
