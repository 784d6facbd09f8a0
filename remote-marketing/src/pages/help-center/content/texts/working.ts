import type { SubjectTexts } from '../article-text.ts'

export default {
  'deplacer-une-carte': {
    lead: 'Une carte passe d’une colonne à l’autre à la souris, au doigt ou au clavier. Arrivée dans « Terminé », elle est cochée.',
    blocks: [
      {
        steps: [
          'À la souris, prenez la carte et posez-la dans la colonne voulue, à la place voulue.',
          'Au clavier, placez-vous sur la carte et appuyez sur Espace : elle est prise.',
          'Les flèches la déplacent, Espace la pose, Échap la remet où elle était.',
          'Sans glisser : ouvrez le menu de la carte, puis {{Déplacer vers}}.',
        ],
      },
      'Sur un téléphone, appuyez longuement sur la carte, puis glissez.',
      'Entrée ouvre la carte : son texte, sa {{Colonne}}, son échéance. {{Monter}} et {{Descendre}}, dans le menu, changent son rang.',
      'Posée dans {{Terminé}}, la tâche est cochée partout. Ressortie de là, elle redevient à faire.',
      {
        tip: 'Une colonne trop longue ne montre que ses premières cartes ; le bouton du bas affiche les autres.',
      },
    ],
    related: ['ajouter-une-colonne', 'tableau-des-taches', 'deplacer-au-clavier'],
    words: 'kanban glisser carte colonne espace flèches',
  },
  'ajouter-une-colonne': {
    lead: 'Recherche, brouillon, relecture : donnez à votre projet ses propres étapes, dans l’ordre où elles viennent.',
    blocks: [
      {
        steps: [
          'Dans [[Taskboard]], appuyez sur {{Ajouter une colonne}}, au bout du tableau. Sur un téléphone, ce bouton est dans les options d’une colonne.',
          'Une colonne {{Nouvelle colonne}} apparaît, et ses options s’ouvrent : donnez-lui un nom sous {{Nom de la colonne}}.',
          'Pour la ranger, glissez son titre, ou choisissez {{Déplacer à gauche}} ou {{Déplacer à droite}} dans les mêmes options.',
          'Pour l’enlever, choisissez {{Supprimer la colonne}}.',
        ],
      },
      'Ses cartes ne partent pas avec elle : elles rejoignent la première colonne, et {{Annuler}} remet tout en place.',
      'Seule {{Terminé}} ne se supprime pas, car c’est elle qui coche les tâches. Elle se renomme et se déplace comme les autres, et il en reste toujours une à côté d’elle.',
      {
        tip: 'Douze colonnes au plus. Au-delà de cinq, un second projet dans la même liste se lit souvent mieux par matière.',
      },
    ],
    related: ['deplacer-une-carte', 'tableau-des-taches', 'matieres'],
    words: 'étape renommer colonne kanban supprimer',
  },
  'coller-une-liste': {
    lead: 'La liste est déjà dans un e-mail, un cours ou une autre application ? Collez-la : chaque ligne devient une tâche.',
    blocks: [
      {
        steps: [
          'Copiez les lignes, où qu’elles soient.',
          'Dans [[To-do List]], placez-vous dans le champ sous la liste.',
          'Collez. Cadence ajoute une tâche par ligne, dans l’ordre.',
          'Le message dit combien ; {{Annuler}} les retire toutes d’un coup.',
        ],
      },
      'Les tirets, les puces et les cases à cocher du début de ligne sont enlevés, les lignes vides aussi. Jusqu’à cent lignes passent en une fois.',
      'Un texte d’une seule ligne se colle comme d’habitude, et attend Entrée.',
      {
        tip: 'Collées sous la vue {{Aujourd’hui}}, les tâches sont toutes pour aujourd’hui. La [saisie rapide](saisie-rapide) accepte elle aussi plusieurs lignes.',
      },
    ],
    related: ['liste-de-taches', 'saisie-rapide', 'echeances-et-priorites'],
    words: 'coller copier plusieurs tâches importer liste todoist notion',
  },
  'enchainer-des-seances': {
    lead: 'Quatre séances, trois petites pauses et une longue : Cadence tient le compte pour que vous n’ayez pas à le faire.',
    blocks: [
      {
        steps: [
          'Lancez une séance dans [[Timer]] avec [[Start]].',
          'À zéro, appuyez sur {{Pause de 5 min}}. Quittez l’écran des yeux.',
          'Quand {{La pause est finie}} s’affiche, appuyez de nouveau sur [[Start]].',
          'Après la quatrième séance, la pause proposée dure 15 minutes.',
        ],
      },
      'Sous le temps, « 2 sur 4 » dit où vous en êtes dans la série. Elle repart de un chaque jour.',
      'Pressé de reprendre ? {{Terminer la pause}} l’abrège. En plein écran, {{Lancer la séance suivante}} ou {{Encore une}} enchaîne aussitôt. Pressé de partir ? Fermez l’onglet : une séance terminée est déjà comptée.',
      {
        tip: 'Changez la durée avant de commencer, et toute la série la suit : 50 minutes conviennent mieux à une dissertation qu’à du vocabulaire.',
      },
    ],
    related: ['lancer-le-minuteur', 'focus-shield', 'historique'],
    words: 'pomodoro série pause séance quatre cycle',
  },
  'aller-partout-au-clavier': {
    lead: 'Un raccourci, trois lettres, Entrée : chaque page et chaque action de Cadence sont à portée de clavier.',
    blocks: [
      {
        steps: [
          'Appuyez sur Ctrl K, ou ⌘ K sur un Mac, où que vous soyez.',
          'Tapez le début d’un nom : « coll », « histo », « sombre ».',
          'Les flèches choisissent, Entrée valide, Échap ferme.',
        ],
      },
      'Sous {{Aller à}}, vous trouvez les pages, les rubriques des paramètres et vos propres tableaux par leur nom. Sous {{Actions}} : {{Lancer le minuteur}}, {{Modifier le tableau}}, {{Passer en mode clair}}, {{Se déconnecter}}…',
      'Le champ comprend le français et l’anglais, avec ou sans accents : « reglages » mène à [[Settings]]. Ouvert sans rien taper, il montre vos choix {{Récents}}.',
      {
        tip: 'Ce qui ne ressemble à aucune page devient une tâche, un événement ou une note : [la saisie rapide](saisie-rapide) est le même champ.',
      },
    ],
    related: ['saisie-rapide', 'deplacer-au-clavier', 'noms-en-anglais'],
    words: 'raccourci clavier ctrl k palette commande navigation',
  },
} satisfies SubjectTexts<'working'>
