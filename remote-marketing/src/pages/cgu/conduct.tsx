import { site } from '@cadence/shared/site'
import type { LegalSection } from '../../parts/legal/section.ts'

/** How the service may be used, and whose is what is in it. */
export const conduct: readonly LegalSection[] = [
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
