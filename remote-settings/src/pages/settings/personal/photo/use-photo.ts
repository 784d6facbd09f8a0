import { useSubmit } from '@cadence/shared/api'
import { useEffect, useState } from 'react'
import { preparePhoto, type Refusal } from './prepare-photo.ts'

/** A photo that was picked and not stored yet. */
export interface Preview {
  photo: Blob
  /** Its object URL. */
  address: string
}

/** The state of picking a photo. */
export interface ChosenPhoto {
  preview: Preview | null
  preparing: boolean
  refusal: Refusal | null
  choose: (file: File) => Promise<boolean>
  /** Forgets the picked photo and the refusal. */
  drop: () => void
}

/** Prepares the picked file as a photo, and holds it until it is stored or dropped. */
export function usePhoto(): ChosenPhoto {
  const [preview, setPreview] = useState<Preview | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  useEffect(() => {
    if (!preview) return
    return () => URL.revokeObjectURL(preview.address)
  }, [preview])

  const { busy: preparing, submit: choose } = useSubmit(async (file: File) => {
    setRefusal(null)
    try {
      const prepared = await preparePhoto(file)
      if ('refusal' in prepared) setRefusal(prepared.refusal)
      else setPreview({ photo: prepared.photo, address: URL.createObjectURL(prepared.photo) })
    } catch (error) {
      // The browser is short of memory, or does not let a page read a canvas.
      console.warn('The photo could not be prepared', error)
      setRefusal('unreadable')
    }
  })

  function drop() {
    setPreview(null)
    setRefusal(null)
  }
  return { preview, preparing, refusal, choose, drop }
}
