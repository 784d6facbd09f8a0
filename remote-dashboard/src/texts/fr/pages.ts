import type { Translation } from '@cadence/shared/i18n'
import type { CollectionTexts } from '../collection.ts'
import type { DashboardTexts } from '../dashboard.ts'
import type { ErrorTexts } from '../errors.ts'

export const collection = {
  title: 'Collection',
  createNew: 'Créer un nouveau tableau',
  emptyTitle: 'Pas encore de tableau',
  emptyHint: 'Créez le premier : il n’attend que vous.',
  create: 'Créer un tableau',
  kind: 'Productivité',
  edited: 'Modifié {when}',
  editedOn: 'Modifié le {date}',
  today: 'aujourd’hui',
  days: { one: 'il y a {count} jour', other: 'il y a {count} jours' },
  weeks: { one: 'il y a {count} semaine', other: 'il y a {count} semaines' },
  edit: 'Modifier',
  editNamed: 'Modifier {name}',
  share: 'Partager',
  shareNamed: 'Partager {name}',
  duplicate: 'Dupliquer',
  duplicateNamed: 'Dupliquer {name}',
  delete: 'Supprimer',
  deleteNamed: 'Supprimer {name}',
  sharedTitle: '{name} — Tableau de bord',
  sharedText: 'Découvrez mon tableau « {name} » !',
  linkCopied: 'Lien copié',
  linkNotCopied: 'Le lien n’a pas pu être copié.',
  created: '« {name} » créé',
  deleted: '« {name} » supprimé',
  undo: 'Annuler',
  failed: 'L’opération a échoué. Réessayez.',
  copySuffix: ' (copie)',
  otherDeviceSuffix: ' (autre appareil)',
  keptBoth: '« {name} » a été modifié sur deux appareils : l’autre version est gardée sous « {copy} ».',
  keptBothNotes:
    'Une note a été modifiée sur deux appareils : l’autre version est gardée avec la mention « {suffix} ».',
} satisfies Translation<CollectionTexts>

export const dashboard = {
  morning: 'Bonjour',
  afternoon: 'Bon après-midi',
  evening: 'Bonsoir',
  ready: 'Tout est prêt pour une journée efficace !',
  collection: 'Ma collection',
  edit: 'Modifier le tableau',
  missing: 'Ce tableau n’est pas sur cet appareil : voici la disposition par défaut.',
  unsaved: 'Modifications non enregistrées',
  saveTitle: 'Nommer ce tableau',
  nameLabel: 'Nom du tableau',
  namePlaceholder: 'Donnez-lui un nom…',
  cancel: 'Annuler',
  save: 'Enregistrer',
  update: 'Mettre à jour',
  saving: 'Enregistrement…',
  saved: '« {name} » enregistré',
  saveFailed: 'L’enregistrement a échoué — modifications non enregistrées',
  continueEditing: 'Continuer l’édition',
  leaveTitle: 'Partir sans enregistrer ?',
  leaveText: 'Ce que vous avez arrangé n’est pas encore enregistré. Gardons-le ?',
  leaveSave: 'Enregistrer',
  leaveDiscard: 'Quitter sans enregistrer',
  leaveStay: 'Rester',
} satisfies Translation<DashboardTexts>

export const errors = {
  storageFull: 'Stockage plein — modifications non enregistrées',
  refused: 'Une partie de vos données n’a pas pu être envoyée : elle reste sur cet appareil.',
  memberChanged: 'La session a changé — modifications non enregistrées',
} satisfies Translation<ErrorTexts>
