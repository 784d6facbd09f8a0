import type { Translation } from '@cadence/shared/i18n'
import type { NotePadTexts } from '../note-pad.ts'

export const notePad = {
  create: 'Nouvelle note',
  emptyTitle: 'Aucune note',
  emptyHint: 'Une idée, une question pour le prochain cours : tout s’enregistre au fil de la frappe.',
  search: 'Rechercher dans les notes',
  noMatch: 'Aucune note ne correspond.',
  untitled: 'Note sans titre',

  open: 'Note ouverte',
  back: 'Toutes les notes',
  title: 'Titre',
  content: 'Texte de la note',
  contentHint: 'Écrire…',
  remove: 'Supprimer la note',
  removed: '« {note} » supprimée',
  undo: 'Annuler',
  saved: 'Enregistré',
  unsaved: 'Non enregistré',

  changedElsewhere: 'Modifiée ailleurs.',
  removedElsewhere: 'Supprimée ailleurs.',
  takeOver: 'Voir',
  close: 'Fermer',
  otherVersion: '{note} (autre version)',
  keptBoth: 'L’autre version est gardée : « {note} »',

  oralTitle: 'Oral d’anglais',
  oralText: 'Commencer par la question, pas par le plan. Trois exemples, une minute chacun, puis ralentir.',
  ideasTitle: 'Idées de sujet',
  ideasText: 'Le rythme du travail chez les copistes ; pourquoi les villes se mettent à l’heure du train.',
  askTitle: 'À demander en TD',
  askText: 'La différence entre variance et écart type, avec un dessin.',
} satisfies Translation<NotePadTexts>
