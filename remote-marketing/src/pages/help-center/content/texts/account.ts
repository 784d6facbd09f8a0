import type { SubjectTexts } from '../article-text.ts'

export default {
  'creer-son-compte': {
    lead: 'Un prénom, une adresse e-mail et un mot de passe suffisent : votre compte Cadence se crée en une minute.',
    blocks: [
      {
        steps: [
          'Choisissez {{Se Connecter}} en haut du site, puis {{Créer un compte}}.',
          'Indiquez votre prénom et votre adresse e-mail. Le nom peut rester vide.',
          'Choisissez un mot de passe d’au moins 8 caractères, avec une majuscule, une minuscule et un chiffre. La jauge sous le champ vous dit s’il tient la route.',
          'Appuyez sur {{Créer mon compte}} : un e-mail part aussitôt vers votre adresse.',
        ],
      },
      'Il ne reste qu’à [vérifier cette adresse](verifier-son-e-mail). Tant que ce n’est pas fait, le compte existe, mais personne ne peut y entrer, pas même vous.',
      {
        tip: 'Vous préférez ne pas retenir un mot de passe de plus ? Le bouton {{Se Connecter avec Google}} crée le compte et vous connecte d’un seul geste.',
      },
    ],
    related: ['verifier-son-e-mail', 'entrer-avec-google', 'premier-tableau'],
    words: 'inscription inscrire enregistrer nouveau compte s’inscrire',
  },
  'verifier-son-e-mail': {
    lead: 'Une fois l’inscription envoyée, un e-mail part vers l’adresse indiquée. Son lien active le compte et vous mène droit au tableau de bord.',
    blocks: [
      {
        steps: [
          'Ouvrez l’e-mail de Cadence et suivez son lien : il reste valable 24 heures.',
          'Rien dans la boîte de réception ? Regardez dans les courriers indésirables : il s’y cache souvent.',
          'Toujours rien ? Sur la page {{Vérifiez votre e-mail}}, appuyez sur {{Renvoyer l’e-mail}}. Un autre part, une fois par minute au plus.',
        ],
      },
      'Si vous ouvrez le lien dans un autre navigateur que celui de l’inscription, Cadence demande votre mot de passe avant d’activer le compte : le lien seul ne suffit pas à quelqu’un qui l’aurait trouvé.',
      {
        tip: 'Seul le dernier lien reçu fonctionne, et une seule fois. Les précédents peuvent aller à la corbeille.',
      },
    ],
    related: ['e-mail-de-verification-absent', 'lien-qui-ne-marche-plus', 'premier-tableau'],
    words: 'activer activation confirmation mail vérification',
  },
  'entrer-avec-google': {
    lead: 'Avec un compte Google, il n’y a ni mot de passe à choisir ni adresse à vérifier : deux pressions, et vous êtes sur votre tableau de bord.',
    blocks: [
      {
        steps: [
          'Sur la page de connexion, cochez {{Rester connecté 30 jours}} si l’appareil est à vous.',
          'Appuyez sur {{Se Connecter avec Google}}.',
          'Chez Google, choisissez votre compte. Vous revenez sur Cadence, déjà connecté.',
        ],
      },
      'La première fois, le compte Cadence est créé avec le nom et l’adresse que Google donne. Les fois suivantes, le même bouton le retrouve.',
      'Cadence ne lit ni vos messages ni votre agenda Google. Pour voir cet agenda dans votre planning, il faut [s’y abonner](emploi-du-temps-abonne), et c’est vous qui le décidez.',
      {
        tip: 'Un mot de passe peut s’ajouter plus tard, pour entrer aussi sans Google : [voici comment](compte-google-sans-mot-de-passe).',
      },
    ],
    related: ['google-echoue', 'compte-google-sans-mot-de-passe', 'rester-connecte-30-jours'],
    words: 'gmail connexion oauth',
  },
  'rester-connecte-30-jours': {
    lead: 'Une case de la page de connexion décide combien de temps Cadence se souvient de vous sur cet appareil : 24 heures, ou 30 jours.',
    blocks: [
      'Cochez {{Rester connecté 30 jours}} avant d’entrer : pendant un mois, l’appareil ouvre votre espace sans rien demander. Sans cette case, la session dure 24 heures, puis la page de connexion revient.',
      'La case vaut aussi pour {{Se Connecter avec Google}}, à condition d’être cochée avant d’appuyer sur le bouton.',
      'Sur l’ordinateur d’une bibliothèque ou d’un ami, laissez-la vide. En partant, ouvrez le menu à votre nom, en haut à droite, et choisissez [[Log out]]. Si vous l’avez oublié, un autre appareil peut fermer cette session : elle est dans [[Settings]], rubrique {{Appareils}}.',
      {
        tip: 'Se déconnecter dans un onglet ferme aussi la session dans tous les autres onglets du navigateur.',
      },
    ],
    related: ['appareil-inconnu', 'renvoye-a-la-connexion', 'entrer-avec-google'],
    words: 'session durée déconnexion se déconnecter rester',
  },
} satisfies SubjectTexts<'account'>
