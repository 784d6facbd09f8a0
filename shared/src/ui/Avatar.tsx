import styled from '@emotion/styled'
import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { API_BASE } from '../api/base.ts'
import { useCharacter } from '../people/use-drawing.ts'
import type { User } from '../schemas/user.ts'
import { RhythmSeal } from './RhythmSeal.tsx'

/** The first grapheme: an accented letter, an emoji family or a flag is several code points. */
function firstCharacter(text: string): string {
  if (!('Segmenter' in Intl)) return Array.from(text)[0] ?? ''
  const [first] = new Intl.Segmenter('fr', { granularity: 'grapheme' }).segment(text)
  return first?.segment ?? ''
}

/** Initials of the first and the last name, in capitals. */
export function initials(firstName: string, lastName: string): string {
  return [firstName, lastName]
    .map((name) => firstCharacter(name.trim()))
    .join('')
    .toLocaleUpperCase('fr')
}

const Round = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  border-radius: 50%;
  background: var(--surface-3);
  color: var(--text);
  font-weight: 650;
  line-height: 1;
  overflow: hidden;
  img { width: 100%; height: 100%; object-fit: cover; }
  svg { position: absolute; inset: 0; width: 100%; height: 100%; }
  svg[data-sign] { inset: 27.5%; width: 45%; height: 45%; }
`

/**
 * Props of `Avatar`. `preview`: the address of a photo that is not stored yet. `character`: the seed of a drawn person. `id`: that
 * of the member, for their seal.
 */
export interface AvatarProps {
  user: Pick<User, 'firstName' | 'lastName' | 'photo'>
  preview?: string | undefined
  character?: string | null | undefined
  id?: string | undefined
}

/**
 * A member as a round picture: the photo, else the drawn person that they chose, else the initials in the seal of their id,
 * else an icon. It fills its container and uses the text size of the container. It has no text for screen readers: the
 * surrounding element names the member (specification, section 2, Authenticated layout).
 */
export function Avatar({ user, preview, character, id }: AvatarProps) {
  const [failedAddress, setFailedAddress] = useState<string>()
  const address = preview ?? (user.photo && API_BASE + user.photo)
  const isPhoto = address !== undefined && address !== '' && address !== failedAddress
  const { Drawing, failed } = useCharacter(!isPhoto && Boolean(character))
  if (isPhoto) {
    return (
      <Round>
        <img src={address} alt="" draggable={false} onError={() => setFailedAddress(address)} />
      </Round>
    )
  }
  if (character && !failed) return <Round>{Drawing && <Drawing seed={character} />}</Round>
  return (
    <Round>
      {id && <RhythmSeal seed={id} />}
      {initials(user.firstName, user.lastName) || (
        <UserRound data-sign strokeWidth={1.75} aria-hidden="true" />
      )}
    </Round>
  )
}
