import type { SubjectTexts } from '../article-text.ts'

export default {
  'prendre-des-notes': {
    lead: 'NotePad garde vos notes au fil de la frappe. Pas de bouton pour enregistrer, pas de fichier à nommer.',
    blocks: [
      {
        steps: [
          'Dans l’outil [[NotePad]], appuyez sur {{Nouvelle note}}.',
          'Donnez un titre, ou laissez-le vide : dans la liste, la première ligne en tiendra lieu.',
          'Écrivez. Le mot {{Enregistré}} confirme que tout est gardé.',
          '{{Toutes les notes}} vous ramène à la liste, la plus récente en haut.',
        ],
      },
      'À partir de neuf notes, {{Rechercher dans les notes}} regarde dans les titres et dans les textes, sans se soucier des accents.',
      'Une note supprimée se rattrape quelques secondes : {{Annuler}}, dans le message. Une note modifiée sur deux appareils en même temps n’en perd aucun : [l’autre version est gardée](deux-versions).',
      {
        tip: 'En plein cours, la [saisie rapide](saisie-rapide) crée une note sans revenir au tableau : commencez par « idée : ».',
      },
    ],
    related: ['saisie-rapide', 'deux-versions', 'annuler-une-suppression'],
    words: 'bloc-notes note écrire quick notes mémo',
  },
  'saisie-rapide': {
    lead: 'Une seule ligne, depuis n’importe quelle page : écrivez comme vous parlez, et Cadence en fait une tâche, un événement ou une note.',
    blocks: [
      {
        steps: [
          'Appuyez sur Ctrl K, ou ⌘ K sur un Mac. Sans clavier, touchez {{Noter une tâche, un cours, une idée…}} en haut de l’écran ; sur un téléphone, c’est le bouton +.',
          'Écrivez : « TD droit jeudi 10 h », « rendre le mémoire vendredi », « idée : une appli de covoiturage ».',
          'Sous le champ, Cadence montre ce qu’elle a compris. Une erreur de date ? Touchez-la pour la changer, ou gardez-la comme du texte.',
          'Entrée garde le tout. Le message qui suit permet d’ouvrir ou d’annuler.',
        ],
      },
      'Une heure fait le plus souvent un événement, un jour seul une tâche. « chaque lundi » et « une semaine sur deux » sont compris aussi. {{Garder comme}} permet de choisir autrement.',
      {
        tip: 'Le même champ [ouvre les pages et lance le minuteur](aller-partout-au-clavier) : il suffit d’en taper le nom.',
      },
    ],
    related: ['aller-partout-au-clavier', 'cours-chaque-semaine', 'echeances-et-priorites'],
    words: 'capture raccourci ctrl k ajouter vite palette événement',
  },
  'humeur-du-jour': {
    lead: 'Cinq visages, un choix par jour. Au bout d’une semaine, un dessin apparaît ; au bout d’un mois, il raconte quelque chose.',
    blocks: [
      {
        steps: [
          'Dans l’outil [[Mood Check]], répondez à {{Comment ça va aujourd’hui ?}}',
          'Choisissez un visage, de {{Pas top}} à {{Excellent}}.',
          'Appuyez sur {{Valider}}. C’est noté pour aujourd’hui.',
          'Vous avez changé d’avis ? {{Modifier}} rouvre la question jusqu’à minuit.',
        ],
      },
      'En dessous, un point par jour rappelle les sept derniers. Agrandi, ou tant que vous n’avez pas répondu, l’outil montre la semaine, un visage par jour. Un jour oublié reste vide, et ce n’est pas grave : aucune série ne dépend de l’humeur.',
      'L’[historique](historique) montre les mois, et met côte à côte humeur et temps d’étude quand vous avez noté plusieurs jours.',
      {
        tip: 'Votre humeur n’est montrée à personne. Elle part avec le reste si vous [supprimez votre compte](supprimer-son-compte).',
      },
    ],
    related: ['historique', 'personal-tracker', 'objectifs-du-jour'],
    words: 'moral bien-être mood sentiment visage émotion',
  },
  'citation-du-jour': {
    lead: 'Chaque jour, Daily Boost ouvre la journée sur une phrase d’auteur, avec son œuvre et sa date. Rien à faire, sinon la lire.',
    blocks: [
      'La même citation vous attend toute la journée, sur chacun de vos appareils. Elle est toujours signée : auteur, titre, année. De quoi la retrouver en bibliothèque si elle vous a plu.',
      {
        steps: [
          'Elle ne vous dit rien ? {{Une autre}} en propose une nouvelle.',
          'Elle vous parle ? {{Copier la citation}} la met dans le presse-papiers, prête à coller dans une note ou un message.',
        ],
      },
      'Dans une petite case, l’outil ne montre que la phrase et sa source. [Agrandi](deplacer-a-la-souris), il retrouve ces deux boutons.',
      {
        tip: 'Pour la garder, collez-la dans [une note](prendre-des-notes) : demain, une autre prendra sa place.',
      },
    ],
    related: ['prendre-des-notes', 'objectifs-du-jour', 'composer-un-tableau-de-bord'],
    words: 'phrase motivation inspiration auteur daily boost',
  },
} satisfies SubjectTexts<'notes'>
