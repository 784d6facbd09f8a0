import type { Dashboard } from '@cadence/shared/schemas'
import { toast } from '@cadence/shared/ui'
import { useState } from 'react'
import { StorageFullError } from '../../../dashboards/list.ts'
import { createDashboard, updateDashboard } from '../../../dashboards/save.ts'
import { type Items, inReadingOrder } from '../../../grid/layout.ts'
import type { Editor } from '../editor/use-editor.ts'

const SAVE_FAILED = 'L’enregistrement a échoué — modifications non enregistrées'

function store(userId: string, id: string | undefined, fields: { name: string; items: Items }) {
  return id === undefined ? createDashboard(userId, fields) : updateOrCreate(userId, id, fields)
}

async function updateOrCreate(
  userId: string,
  id: string,
  fields: { name: string; items: Items },
): Promise<Dashboard> {
  // Deleted meanwhile, in another tab or on another device: what is on the screen is not lost.
  return (await updateDashboard(userId, id, fields)) ?? createDashboard(userId, fields)
}

/** Saves what is on the screen: creates it at first and keeps the id, updates after that (specification, section 4). */
export function useSave({ user, saved, items, dispatch, address }: Editor) {
  const [saving, setSaving] = useState(false)
  const save = async (name: string) => {
    if (!user || saving || name.trim() === '') return
    setSaving(true)
    try {
      const record = await store(user._id, saved?.id, { name, items: inReadingOrder(items) })
      dispatch({ type: 'saved', id: record.id, items })
      address.show(record.id)
      toast({ kind: 'success', text: `« ${record.name} » enregistré` })
    } catch (error) {
      if (!(error instanceof StorageFullError)) console.error('The dashboard could not be saved', error)
      dispatch({ type: 'save failed' })
      toast({ kind: 'error', text: error instanceof StorageFullError ? error.message : SAVE_FAILED })
    } finally {
      setSaving(false)
    }
  }
  return { saving, save }
}
