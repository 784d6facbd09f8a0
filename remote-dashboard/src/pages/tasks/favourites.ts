import { useMemo } from 'react'
import { withFailureToast } from '../../feedback/change-toasts.ts'
import { putRecord, removeRecord } from '../../records/records.ts'
import { useRecords } from '../../records/use-records.ts'
import { tasksTexts } from '../../texts/tasks.ts'

/** Ids of the tools that the member marked with a star. */
export function useFavourites(): ReadonlySet<string> {
  const entries = useRecords('favourite')
  return useMemo(() => new Set(entries.map(({ id }) => id)), [entries])
}

/** Marks a tool with a star, or takes the star away. */
export function setFavourite(id: string, starred: boolean): Promise<void> {
  return withFailureToast(
    async () => {
      if (starred) putRecord('favourite', id, { since: new Date().toISOString() })
      else removeRecord('favourite', id)
    },
    () => tasksTexts.get().addFailed,
  )
}
