import { useEffect, useState } from 'react'

/** What screen readers hear when a line appears. They have to know the live region, and it has to be empty, before that. */
export function LiveRegion({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => setSaid(text), [text])
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  )
}
