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
    const prepared = await preparePhoto(file)
    setPreparing(false)
    if ('refusal' in prepared) setRefusal(prepared.refusal)
    else setPreview({ photo: prepared.photo, address: URL.createObjectURL(prepared.photo) })
  }

  const drop = () => setPreview(null)
  return { preview, preparing, refusal, choose, drop }
}
