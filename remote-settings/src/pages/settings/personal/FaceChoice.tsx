import { useTexts } from '@cadence/shared/i18n'
import { setPreference, usePreference } from '@cadence/shared/preferences'
import type { User } from '@cadence/shared/schemas'
import { Avatar, IconButton } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { personalTexts } from '../../../texts/account.ts'
import { characterSeeds, FACES } from './character-seeds.ts'

const Block = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  h3 { font-size: var(--text-lg); }
  p { margin-top: 0.375rem; max-width: 42em; color: var(--muted); font-size: var(--text-sm); line-height: 1.5; }
`

const Faces = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(4.25rem, 1fr));
  gap: 0.75rem;
  /* Without the room for the ring of the chosen face, the first face stands below the text. */
  margin-inline: -0.375rem;
  label { position: relative; display: block; width: 4.25rem; height: 4.25rem; padding: 0.375rem; cursor: pointer; font-size: var(--text-lg); }
  input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
  label:hover > span { box-shadow: 0 0 0 2px var(--surface-1), 0 0 0 4px var(--outline); }
  label > input:checked + span { box-shadow: 0 0 0 2px var(--surface-1), 0 0 0 5px var(--accent); }
  input:focus-visible + span { outline: 2px solid var(--accent); outline-offset: 7px; }
  @media (forced-colors: active) {
    input:checked + span { outline: 3px solid Highlight; outline-offset: 2px; }
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  p { margin: 0; font-variant-numeric: tabular-nums; }
`

/** Up to this number of columns one row would show too few faces. */
const NARROW = 5
const NARROW_ROWS = 3
const PAGES = characterSeeds.length / FACES

/** What is shown of a member without a photo: their seal, or a drawn person that they choose. Kept as soon as it is chosen. */
export function FaceChoice({ user: { photo, ...user } }: { user: User }) {
  const t = useTexts(personalTexts)
  const name = useId()
  const chosen = usePreference('character')
  const [first] = useState(() => Math.max(0, characterSeeds.indexOf(chosen ?? '')))
  const [page, setPage] = useState<number | null>(null)
  const faces = useRef<HTMLDivElement>(null)
  const [most, setMost] = useState(FACES)
  // At first the faces fill one row with the seal, three where it is short, also after a phone is turned.
  useLayoutEffect(() => {
    const box = faces.current
    if (!box) return
    const measure = () => {
      const columns = getComputedStyle(box).gridTemplateColumns.split(' ').length
      setMost(Math.min(FACES, (columns > NARROW ? columns : columns * NARROW_ROWS) - 1))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  const count = page === null ? most : FACES
  const from = page === null ? Math.min(first, characterSeeds.length - count) : page * FACES
  const shown = characterSeeds.slice(from, from + count)
  const more = () => setPage(Math.floor((from + count) / FACES) % PAGES)
  const back = () => setPage((Math.ceil(from / FACES) + PAGES - 1) % PAGES)
  // The chosen one stays in sight while others are looked at.
  const isElsewhere = chosen !== null && !shown.includes(chosen)
  const face = (seed: string | null, label: string) => (
    <label key={seed}>
      <input
        type="radio"
        name={name}
        aria-label={label}
        checked={chosen === seed}
        onChange={() => setPreference('character', seed)}
      />
      <Avatar user={user} id={user._id} character={seed} />
    </label>
  )
  return (
    <Block aria-labelledby={`${name}-title`} aria-describedby={`${name}-hint`}>
      <div>
        <h3 id={`${name}-title`}>{t.face}</h3>
        <p id={`${name}-hint`}>{photo === undefined ? t.faceHint : t.faceBehindPhoto}</p>
      </div>
      <Faces ref={faces}>
        {face(null, t.seal)}
        {isElsewhere && face(chosen, t.chosenCharacter)}
        {shown.map((seed, i) => face(seed, t.character({ number: from + i + 1 })))}
      </Faces>
      <Foot>
        <p role="status">
          {t.facesShown({ from: from + 1, to: from + shown.length, count: characterSeeds.length })}
        </p>
        <div>
          {/* There from the beginning, so that the other one does not move between two presses. */}
          <IconButton label={t.previousFaces} disabled={page === null && from === 0} onClick={back}>
            <ChevronLeft size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
          <IconButton label={t.otherFaces} onClick={more}>
            <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </div>
      </Foot>
    </Block>
  )
}
