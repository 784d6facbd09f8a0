import { Link, paths } from '@cadence/shared/router'
import { site } from '@cadence/shared/site'
import type { LegalSection } from '../../parts/legal/LegalContents.tsx'
import { MailTo, SiteFact } from '../../parts/SiteFact.tsx'

/** The rules of use, and the intellectual property. */
const conduct: readonly LegalSection[] = [
  {
    id: 'bon-usage',
    title: 'Bon usage et suspension',
    body: (
      <>
        <p>
          Votre compte est personnel. Donnez une adresse e-mail qui est la vôtre, gardez votre mot de passe
          pour vous, et prévenez-nous si vous pensez que quelqu'un d'autre s'en sert. Les Paramètres montrent
          les appareils connectés et permettent de les déconnecter.
        </p>
        <p>Vous vous engagez à ne pas :</p>
        <ul>
          <li>
            enfreindre la loi ou les droits d'autrui, ni publier de contenu illicite, haineux ou harcelant ;
          </li>
          <li>usurper l'identité d'une personne, ni entrer dans un compte qui n'est pas le vôtre ;</li>
          <li>
            perturber le service, contourner ses protections, l'interroger par des robots ou en extraire la
            base de données ;
          </li>
          <li>tricher avec les parrainages, par exemple en créant plusieurs comptes ;</li>
          <li>revendre l'accès au service, ou l'employer pour démarcher d'autres membres.</li>
        </ul>
        <h3>Ce que nous pouvons faire</h3>
        <p>
          Si un membre enfreint ces règles, nous pouvons retirer le contenu en cause, suspendre le compte le
          temps de comprendre, ou le fermer quand le manquement est grave ou répété. La mesure est
          proportionnée, et nous en donnons la raison par e-mail, avant de l'appliquer lorsque la sécurité ou
          la loi ne commande pas d'agir tout de suite.
        </p>
        <p>
          Vous pouvez la contester en nous répondant : une personne, et non un programme, réexamine la
          décision. Un compte suspendu garde le droit d'obtenir ses données.
        </p>
        <p>
          Avez-vous trouvé une faille de sécurité ? Dites-la-nous sans la publier ni en abuser : une recherche
          de bonne foi ne sera pas traitée comme un manquement.
        </p>
      </>
    ),
  },
  {
    id: 'propriete-intellectuelle',
    title: 'Propriété intellectuelle',
    body: (
      <>
        <p>
          <strong>Ce qui est à vous reste à vous.</strong> Vos tâches, vos notes, vos tableaux de bord et vos
          messages vous appartiennent. Vous nous autorisez seulement à les conserver, à les copier d'un
          appareil à l'autre et à les afficher, pour vous rendre le service et tant que votre compte existe.
          Nous n'en faisons rien d'autre.
        </p>
        <p>
          <strong>Ce qui est à nous reste à nous.</strong> Le nom, le logo, les textes, les images et les
          écrans de {site.product} sont protégés par le Code de la propriété intellectuelle. Vous avez le
          droit personnel et gratuit de vous en servir en utilisant le service ; tout autre usage demande
          notre accord. Les parties publiées sous une licence libre suivent cette licence.
        </p>
      </>
    ),
  },
]

/** What the specification lists for the terms, in its order (section 2, Legal pages). */
export const sections: readonly LegalSection[] = [
  {
    id: 'acceptation',
    title: 'Acceptation des conditions',
    body: (
      <>
        <p>
          Ces conditions règlent l'usage du site et de l'application {site.product}, édités par{' '}
          {site.publisher} (voir les <Link to={paths.legalNotice}>mentions légales</Link>). Les pages
          publiques se lisent sans compte. Créer un compte, c'est conclure avec nous le contrat que voici ; si
          une règle ne vous convient pas, n'en créez pas, ou supprimez le vôtre.
        </p>
        <p>
          Si vous êtes mineur, lisez ces conditions avec un parent ou la personne qui a autorité sur vous, et
          créez votre compte avec son accord. Une école qui propose {site.product} à ses élèves s'assure de
          cet accord.
        </p>
      </>
    ),
  },
  {
    id: 'gratuite',
    title: 'Accès gratuit',
    body: (
      <>
        <p>
          L'accès au site et la création d'un compte sont gratuits. Vous n'avez à votre charge que votre
          appareil et votre connexion à internet. Nous ne vivons ni de publicité ni de la revente de vos
          données.
        </p>
        <p>
          Cadence Premium est une offre distincte. Rien ne vous sera jamais facturé sans un accord exprès,
          donné après avoir vu le prix et les conditions de vente.
        </p>
        <p>
          Nous faisons de notre mieux pour que le service soit ouvert à toute heure, sans pouvoir le garantir
          à chaque instant : il faut parfois l'entretenir ou le réparer. Un outil annoncé comme « bientôt
          disponible » n'est pas promis à une date.
        </p>
      </>
    ),
  },
  ...conduct,
  {
    id: 'responsabilite',
    title: 'Responsabilité',
    body: (
      <>
        <p>
          Nous nous engageons à exploiter {site.product} avec soin et à protéger ce que vous nous confiez.
          Nous ne répondons pas d'un dommage dû à un cas de force majeure, au fait imprévisible d'un tiers, ou
          à un usage contraire à ces conditions. Les services de tiers que vous choisissez d'utiliser
          répondent d'eux-mêmes.
        </p>
        <p>
          {site.product} aide à s'organiser et à prendre soin de son rythme. Ce n'est ni un dispositif
          médical, ni un avis de professionnel de santé, et une humeur notée n'est pas un diagnostic. Si vous
          allez mal, parlez-en : le 3114, numéro national de prévention du suicide, répond gratuitement, jour
          et nuit ; en cas d'urgence, appelez le 15 ou le 112.
        </p>
        <p>
          Rien ici n'écarte notre responsabilité en cas de faute lourde, de dol ou de dommage corporel, ni les
          droits que la loi donne aux consommateurs, dont la garantie légale de conformité des services
          numériques (articles L. 224-25-1 et suivants du Code de la consommation) quand elle s'applique.
        </p>
      </>
    ),
  },
  {
    id: 'modifications',
    title: 'Modification des conditions',
    body: (
      <>
        <p>
          La date en tête de cette page est celle de la version en vigueur. Si nous changeons une règle qui
          compte pour vous, nous vous prévenons par e-mail ou dans l'application au moins 30 jours avant, en
          disant ce qui change et pourquoi. Une correction qui ne change rien à vos droits, ou que la loi
          impose, peut s'appliquer plus tôt.
        </p>
        <p>
          Si la nouvelle version ne vous convient pas, vous pouvez télécharger vos données et supprimer votre
          compte à tout moment, sans frais et sans avoir à dire pourquoi.
        </p>
      </>
    ),
  },
  {
    id: 'donnees-personnelles',
    title: 'Données personnelles',
    body: (
      <p>
        Nous traitons vos données comme le dit la{' '}
        <Link to={paths.privacyPolicy}>politique de confidentialité</Link>, qui fait partie de nos
        engagements. Depuis les Paramètres, rubrique Sécurité, vous pouvez télécharger vos données et
        supprimer votre compte ; vos données de productivité sont alors effacées aussitôt.
      </p>
    ),
  },
  {
    id: 'droit-applicable',
    title: 'Droit français',
    body: (
      <>
        <p>
          Ces conditions sont soumises au droit français. Un consommateur qui vit dans un autre pays de
          l'Union européenne garde la protection des règles impératives de ce pays.
        </p>
        <p>
          En cas de désaccord, écrivez-nous d'abord : la plupart des difficultés se règlent ainsi. À défaut,
          le litige va devant le tribunal compétent selon la loi, et un consommateur peut choisir celui du
          lieu où il demeurait lors de la conclusion du contrat. Si une clause était jugée nulle, les autres
          resteraient valables.
        </p>
      </>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <>
        <p>
          Une question sur ces conditions : <MailTo address={site.contactEmail} />, ou par courrier à{' '}
          {site.publisher}, <SiteFact fact={site.registeredOfficeAddress} />.
        </p>
        <p>
          Une question sur un outil : le <Link to={paths.helpCenter}>centre d'aide</Link>.
        </p>
      </>
    ),
  },
]
