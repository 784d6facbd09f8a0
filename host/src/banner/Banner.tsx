import { IconButton } from '@cadence/shared/ui'
import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { X } from 'lucide-react'
import { useSnapshot } from 'valtio'
import { BANNER_HEIGHT, bannerState } from './banner-state.ts'

const slideIn = keyframes`from { transform: translateY(-100%); }`
const scroll = keyframes`to { transform: translateX(-50%); }`

const Box = styled.aside`
  position: fixed;
  inset: 0 0 auto;
  z-index: 60;
  display: flex;
  align-items: center;
  height: ${BANNER_HEIGHT};
  padding-inline: 0.5rem;
  background: var(--surface-3);
  border-bottom: 1px solid var(--hairline);
  font-size: var(--text-sm);
  animation: ${slideIn} 0.4s var(--ease);
  transition: transform 0.4s var(--ease), visibility 0s 0.4s;
  &[data-open='false'] { transform: translateY(-100%); visibility: hidden; }
  &[data-open='true'] { transition-delay: 0s; }
`

const Window = styled.div`
  flex: 1;
  overflow: hidden;
  text-align: center;
  @media (max-width: 767px) { max-width: 400px; }
`

const Track = styled.p`
  display: inline-flex;
  white-space: nowrap;
  span { padding-inline: 1.5rem; }
  @media (max-width: 767px) {
    animation: ${scroll} 12s linear infinite;
    &:hover, aside:focus-within & { animation-play-state: paused; }
  }
  @media (min-width: 768px) { span[aria-hidden] { display: none; } }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
    white-space: normal;
    line-height: 1.25;
    span[aria-hidden] { display: none; }
  }
`

const TEXT =
  'Cadence est encore en construction : votre expérience et vos retours inspirent l’équipe chaque jour.'

/** The announcement above the public site. */
export function Banner() {
  const { open } = useSnapshot(bannerState)
  return (
    <Box data-open={open} inert={!open} aria-label="Annonce">
      <Window>
        <Track>
          <span>{TEXT}</span>
          <span aria-hidden="true">{TEXT}</span>
        </Track>
      </Window>
      <IconButton
        label="Close banner"
        onClick={() => {
          bannerState.open = false
        }}
      >
        <X size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </Box>
  )
}
