import type { SubjectTexts } from '../article-text.ts'

export default {
  'mot-de-passe-oublie': {
    lead: 'On n’en retrouve pas un : on en choisit un nouveau. Un e-mail suffit, et vos données n’y perdent rien.',
    blocks: [
      {
        steps: [
          'Sur la page de connexion, suivez {{Mot de passe oublié ?}} et indiquez votre adresse.',
          'Ouvrez l’e-mail reçu : son lien est valable une heure.',
          'Choisissez au moins 8 caractères, avec une majuscule, une minuscule et un chiffre.',
          'Confirmez-le, puis {{Enregistrer le mot de passe}}.',
          'Connectez-vous avec le nouveau.',
        ],
      },
      'Le message à l’écran est le même que l’adresse soit connue ou non : il ne dit à personne qui a un compte. Si rien n’arrive, vérifiez donc l’orthographe de l’adresse, puis les courriers indésirables.',
      {
        tip: 'Choisir un mot de passe par ce lien déconnecte tous vos appareils. C’est voulu : si quelqu’un d’autre était entré, il est dehors.',
      },
    ],
    related: ['lien-qui-ne-marche-plus', 'trop-d-essais', 'changer-de-mot-de-passe'],
    words: 'mdp réinitialiser perdu oubli reset password',
  },
  'e-mail-de-verification-absent': {
    lead: 'Vous venez de vous inscrire et rien n’arrive. Dans l’ordre, voici ce qui l’explique presque toujours.',
    blocks: [
      {
        steps: [
          'Patientez deux minutes, puis regardez dans les courriers indésirables et l’onglet Promotions.',
          'Relisez l’adresse affichée sous {{Vérifiez votre e-mail}} : une lettre suffit à l’envoyer ailleurs.',
          'Appuyez sur {{Renvoyer l’e-mail}}. Un compteur empêche d’en demander plus d’un par minute.',
          'Une erreur dans l’adresse ? Inscrivez-vous de nouveau avec la bonne : le compte jamais vérifié ne gêne personne.',
        ],
      },
      'Certaines universités retiennent les messages inconnus quelques heures. Si la vôtre le fait, une adresse personnelle sera plus rapide ; vous pourrez [la changer](changer-d-adresse-e-mail) plus tard.',
      'Si l’adresse avait déjà un compte, l’e-mail reçu le dit, et mène à la connexion plutôt qu’à une seconde inscription.',
      {
        tip: 'Toujours rien après une heure ? [Écrivez-nous](/help-center#contact), depuis cette adresse si possible.',
      },
    ],
    related: ['verifier-son-e-mail', 'lien-qui-ne-marche-plus', 'entrer-avec-google'],
    words: 'mail pas reçu spam indésirable confirmation inscription',
  },
  'lien-qui-ne-marche-plus': {
    lead: 'Un lien de Cadence ne sert qu’une fois, et pas éternellement. Quand il refuse, un nouveau règle l’affaire en une minute.',
    blocks: [
      'Chaque lien a sa durée : 24 heures pour vérifier une adresse ou en changer, une heure pour choisir un nouveau mot de passe. Et si vous en avez demandé plusieurs, seul le dernier fonctionne.',
      {
        steps: [
          'Le compte vient peut-être d’être activé : essayez simplement de vous connecter.',
          'Pour la vérification, demandez {{Renvoyer l’e-mail}} sur la page qui a refusé.',
          'Pour un mot de passe, suivez {{En demander un autre}}.',
          'Ouvrez ensuite le message le plus récent, et lui seul.',
        ],
      },
      'Copiez l’adresse entière si vous la collez à la main : certains logiciels de messagerie la coupent en fin de ligne.',
      {
        tip: 'Un antivirus ou une messagerie d’entreprise qui « visite » les liens peut les user avant vous. Une adresse personnelle évite ce souci.',
      },
    ],
    related: ['verifier-son-e-mail', 'mot-de-passe-oublie', 'changer-d-adresse-e-mail'],
    words: 'expiré lien invalide token périmé',
  },
  'google-echoue': {
    lead: 'La page de connexion revient avec « Google login failed ». Le détail écrit dessous dit souvent tout ; voici comment le lire.',
    blocks: [
      {
        steps: [
          'Si vous avez fermé la fenêtre de Google ou refusé, appuyez de nouveau sur {{Se Connecter avec Google}} et allez jusqu’au bout.',
          'Si plusieurs comptes Google sont ouverts, choisissez celui de votre inscription.',
          'Autorisez les cookies pour Cadence : sans eux, le retour de Google ne peut pas être reconnu.',
          'Essayez dans une fenêtre privée. Si cela marche, une extension est en cause.',
        ],
      },
      'Un compte d’école peut interdire la connexion à d’autres sites : c’est son administrateur qui décide. Inscrivez-vous alors avec [une adresse et un mot de passe](creer-son-compte).',
      { tip: 'Votre compte a aussi un mot de passe ? Entrez par lui en attendant : c’est le même espace.' },
    ],
    related: ['entrer-avec-google', 'compte-google-sans-mot-de-passe', 'mot-de-passe-oublie'],
    words: 'gmail erreur connexion échec google login failed',
  },
  'renvoye-a-la-connexion': {
    lead: 'Vous travailliez, et la page de connexion est revenue. Rien n’est perdu : voici pourquoi, et comment l’éviter.',
    blocks: [
      {
        steps: [
          'La session durait 24 heures : sans {{Rester connecté 30 jours}}, elle s’arrête là.',
          'Vous avez changé de mot de passe, ici ou ailleurs : les autres appareils sont alors déconnectés.',
          'Vous vous êtes déconnecté dans un autre onglet, ou depuis un autre appareil.',
          'Le navigateur efface ses données à la fermeture, ou vous étiez en fenêtre privée.',
        ],
      },
      'Reconnectez-vous : Cadence vous ramène à la page que vous demandiez. Ce qui n’avait pas encore été envoyé est resté dans ce navigateur et part à ce moment-là, si c’est bien vous qui revenez.',
      'Une simple panne de réseau ne déconnecte jamais : Cadence attend qu’il revienne.',
      {
        tip: 'Vous n’y êtes pour rien et cela se répète ? Regardez la liste de vos appareils : [voici où](appareil-inconnu).',
      },
    ],
    related: ['rester-connecte-30-jours', 'appareil-inconnu', 'page-indisponible'],
    words: 'déconnecté session expirée session expired login reconnecter',
  },
  'trop-d-essais': {
    lead: 'Après plusieurs échecs, Cadence demande d’attendre. C’est une protection, jamais une punition : votre compte n’est pas bloqué pour de bon.',
    blocks: [
      'Le message dit combien de minutes patienter, en anglais sur la page de connexion : « Too many attempts ». Insister pendant ce temps n’aide pas ; fermer la page non plus, car le compte se tient sur le serveur.',
      {
        steps: [
          'Attendez le temps indiqué.',
          'Vérifiez la touche des majuscules et l’adresse.',
          'Affichez le mot de passe avec l’œil, à droite du champ, pour relire ce que vous tapez.',
          'Un doute ? [Choisissez-en un nouveau](mot-de-passe-oublie) plutôt que d’en deviner dix.',
        ],
      },
      'Une limite semblable protège le mot de passe actuel dans les paramètres, les codes reçus par e-mail et les codes de parrainage.',
      {
        tip: 'Sur le réseau d’une résidence ou d’un lycée, d’autres ont pu échouer avant vous : l’adresse du réseau compte aussi. Le partage de connexion du téléphone peut alors éviter l’attente.',
      },
    ],
    related: ['mot-de-passe-oublie', 'code-de-parrainage-refuse', 'renvoye-a-la-connexion'],
    words: 'bloqué limite attendre minutes tentatives 429',
  },
} satisfies SubjectTexts<'access'>
