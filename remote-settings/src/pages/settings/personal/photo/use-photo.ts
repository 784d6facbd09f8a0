import { useEffect, useState } from 'react'
import { preparePhoto, type Refusal } from './prepare-photo.ts'

/** A photo that was picked and not stored yet. */
export interface Preview {
  photo: Blob
  /** Address of it inside this page. */
  address: string
}

/** The photo that is being chosen. */
export interface ChosenPhoto {
  preview: Preview | null
  preparing: boolean
  refusal: Refusal | null
  choose: (file: File) => Promise<void>
  /** Leaves what was picked, and why it was not taken. */
  drop: () => void
}

/** Prepares what was picked, and shows it until it is stored or left. */
export function usePhoto(): ChosenPhoto {
  const [preview, setPreview] = useState<Preview | null>(null)
  const [preparing, setPreparing] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  useEffect(() => {
    if (!preview) return
    return () => URL.revokeObjectURL(preview.address)
  }, [preview])

  async function choose(file: File) {
    setPreparing(true)
    setRefusal(null)
    try {
      const prepared = await preparePhoto(file)
      if ('refusal' in prepared) setRefusal(prepared.refusal)
      else setPreview({ photo: prepared.photo, address: URL.createObjectURL(prepared.photo) })
    } catch (error) {
      // A browser that is short of memory, or one that lets nobody read what was drawn.
      console.warn('The photo could not be prepared', error)
      setRefusal('unreadable')
    } finally {
      setPreparing(false)
    }
  }

  function drop() {
    setPreview(null)
    setRefusal(null)
  }
  return { preview, preparing, refusal, choose, drop }
}
