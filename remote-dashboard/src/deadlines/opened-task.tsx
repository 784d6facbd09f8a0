import { authState, useAuth } from '@cadence/shared/auth'
import { useCallback } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { toastLoadFailure } from '../feedback/toast-load-failure.ts'
import { useLazyModule } from '../lazy-module.ts'
import { taskDialogModule } from '../widgets/to-do-list/task-dialog-module.ts'

/** The task whose details are open. It belongs to one member. */
const opened = proxy<{ id: string | null; userId: string | undefined }>({ id: null, userId: undefined })

/** Opens the details of the signed-in member's task in `OpenedTask`. Null closes them. */
export function openTask(id: string | null): void {
  Object.assign(opened, { id, userId: authState.user?._id })
}

/** The details of the task that was opened. */
export function OpenedTask() {
  const memberId = useAuth().user?._id
  const { id, userId } = useSnapshot(opened)
  const isWanted = id !== null && userId === memberId
  const close = useCallback(() => openTask(null), [])
  const Details = useLazyModule(
    taskDialogModule,
    isWanted,
    useCallback(() => {
      openTask(null)
      toastLoadFailure()
    }, []),
  )
  return isWanted && Details && <Details.default id={id} onClose={close} />
}
