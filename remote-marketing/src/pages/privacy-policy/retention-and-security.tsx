import { Link } from '@cadence/shared/router'
import type { LegalSection } from '../../parts/legal/LegalContents.tsx'

/** How long data stay (specification, section 9, Retention), and what protects them. */
export const kept: readonly LegalSection[] = [
  {
    id: 'conservation',
    title: 'Durées de conservation',
    body: (
      <>
        <dl>
          <div>
            <dt>Données de compte</dt>
            <dd>Tant que le compte existe ; effacées avec lui.</dd>
          </div>
          <div>
            <dt>Données de productivité</dt>
            <dd>Jusqu'à ce que vous les supprimiez ; effacées immédiatement à la suppression du compte.</dd>
          </div>
          <div>
            <dt>Sessions</dt>
            <dd>24 heures, ou 30 jours si vous cochez « Rester connecté 30 jours », puis effacées.</dd>
          </div>
          <div>
            <dt>Liens envoyés par e-mail</dt>
            <dd>24 heures pour confirmer une adresse, 1 heure pour choisir un nouveau mot de passe.</dd>
          </div>
          <div>
            <dt>Journaux techniques et de connexion</dt>
            <dd>12 mois au plus.</dd>
          </div>
          <div>
            <dt>Demandes d'assistance</dt>
            <dd>24 mois après leur clôture.</dd>
          </div>
          <div>
            <dt>Candidatures et demandes de démonstration</dt>
            <dd>Comme une demande d'assistance : 24 mois après la fin de l'échange.</dd>
          </div>
        </dl>
        <p>
          Une copie de vos données reste aussi dans le navigateur de chaque appareil où vous vous êtes
          connecté. Sur un appareil qui n'est pas à vous, déconnectez-vous, puis effacez les données du site
          dans le navigateur.
        </p>
      </>
    ),
  },
  {
    id: 'securite',
    title: 'Sécurité',
    body: (
      <>
        <p>Voici ce que nous faisons, concrètement :</p>
        <ul>
          <li>les échanges entre votre appareil et nos serveurs sont chiffrés (HTTPS) ;</li>
          <li>
            les mots de passe sont hachés avec argon2id, et les jetons de session ne sont gardés que sous
            forme d'empreinte : une copie de notre base ne permettrait pas de se connecter à votre place ;
          </li>
          <li>les sessions expirent d'elles-mêmes, et le jeton qui les prolonge ne sert qu'une fois ;</li>
          <li>les tentatives de connexion sont limitées, par compte et par adresse ;</li>
          <li>nos journaux ne contiennent ni mot de passe, ni jeton, ni contenu de message.</li>
        </ul>
        <p>
          Aucun système n'est infaillible. Si une violation de données présente un risque pour vous, nous la
          notifions à la CNIL dans les 72 heures, et nous vous prévenons sans tarder quand ce risque est
          élevé. De votre côté, un mot de passe long et qui ne sert qu'ici est la meilleure protection ; en
          cas de doute, changez-le et <Link to="#contact">écrivez-nous</Link>.
        </p>
      </>
    ),
  },
]
