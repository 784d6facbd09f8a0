import type { LegalSection } from '../../parts/legal/LegalContents.tsx'

/** The name of a cookie, which may break only after its prefix. */
const Cookie = ({ name }: { name: string }) => (
  <code>
    <span>__Host-</span>
    <span>{name}</span>
  </code>
)

/** Cookies and storage on a member's device, and optional third-party services. */
export const thirdParties: readonly LegalSection[] = [
  {
    id: 'cookies',
    title: 'Cookies et stockage local',
    body: (
      <>
        <p>
          Nous n'employons que ce qui est indispensable au service et une mesure d'usage interne. Aucun cookie
          publicitaire, aucun traceur d'un autre site, aucun suivi d'un site à l'autre. C'est pourquoi vous ne
          voyez pas de bandeau de consentement : la loi (article 82 de la loi Informatique et Libertés) ne
          l'exige pas ici.
        </p>
        <h3>Indispensables</h3>
        <ul>
          <li>
            <strong>Votre session</strong>, dans le stockage local du navigateur : elle vous garde connecté,
            et disparaît quand vous vous déconnectez.
          </li>
          <li>
            <strong>Vos tableaux de bord et vos réglages</strong> (thème, langue), dans le stockage local :
            ils s'affichent tout de suite, même sans réseau.
          </li>
          <li>
            <strong>Des repères de passage</strong>, dans le stockage de l'onglet : la page demandée avant de
            vous connecter, le lien d'un nouveau mot de passe, un formulaire commencé et pas encore envoyé.
            Ils disparaissent avec l'onglet.
          </li>
          <li>
            <strong>Un cookie de 10 minutes</strong> (<Cookie name="cadence-google" />
            ), seulement si vous vous connectez avec Google : il vérifie que la connexion finit dans le
            navigateur où elle a commencé.
          </li>
          <li>
            <strong>Un cookie d'un an</strong> (<Cookie name="cadence-device" />
            ), un nombre tiré au hasard, posé quand vous vous connectez : si quelqu'un essaie de deviner votre
            mot de passe, il vous permet de vous connecter quand même depuis ce navigateur.
          </li>
          <li>
            <strong>Un cookie d'un jour</strong> (<Cookie name="cadence-registration" />
            ), un nombre tiré au hasard, posé quand vous vous inscrivez : dans ce navigateur, le lien de notre
            e-mail suffit alors à activer votre compte.
          </li>
          <li>
            <strong>Un cookie d'un an</strong> (<Cookie name="cadence-rollout" />
            ), un nombre tiré au hasard, posé seulement quand une nouvelle version du site est à l'essai ou
            vient d'arriver : il vous garde la même version d'une page à l'autre, et compte, sans dire qui
            vous êtes, les navigateurs où elle échoue.
          </li>
        </ul>
        <h3>Mesure d'usage interne</h3>
        <p>
          Nous comptons les visites à partir de nos propres journaux techniques, et les pannes d'après ce que
          nos pages nous signalent : quelle partie du site, dans quelle version, s'est affichée ou a échoué.
          Cette mesure ne sert qu'à nous, ne dépose pas d'autre cookie que celui-là et n'est recoupée avec
          aucune autre source.
        </p>
        <p>
          Vous pouvez tout effacer depuis les réglages de votre navigateur ; vous serez alors déconnecté, et
          ce qui n'était pas encore synchronisé sera perdu.
        </p>
      </>
    ),
  },
  {
    id: 'services-tiers',
    title: 'Services tiers facultatifs',
    body: (
      <>
        <p>
          Deux services extérieurs peuvent s'ajouter à Cadence. Aucun n'est nécessaire : tout marche sans eux.
        </p>
        <h3>Connexion avec Google</h3>
        <p>
          Si vous choisissez « Se Connecter avec Google », Google nous transmet votre profil, dont nous
          gardons votre identifiant chez lui, votre nom et votre adresse e-mail ; il apprend que vous vous
          connectez à Cadence. Nous ne voyons ni votre mot de passe Google ni vos contacts, vos messages ou
          votre agenda. Vous pouvez retirer cet accès depuis votre compte Google.
        </p>
        <h3>Communauté Discord</h3>
        <p>
          Notre serveur de discussion, quand il est ouvert, est sur Discord. Vous n'y entrez que si vous le
          décidez, avec un compte Discord ; ce que vous y publiez est visible des autres membres. Aucun
          contenu de Discord n'est chargé sur nos pages.
        </p>
        <p>
          Google et Discord traitent alors vos données pour leur propre compte, aussi aux États-Unis, selon
          leur propre politique de confidentialité : lisez-la avant de vous y connecter.
        </p>
      </>
    ),
  },
]
