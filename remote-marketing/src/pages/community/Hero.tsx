import { paths } from '@cadence/shared/router'
import { ButtonLink } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { communityServer } from '../../parts/community-server.ts'
import { Column, gutters, Lede } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'
import { link, others, ripples, you } from './ripples.ts'

const Picture = styled.svg`
  position: absolute;
  width: 70rem;
  max-width: none;
  height: auto;
  pointer-events: none;
  mask: radial-gradient(closest-side, #000 55%, transparent);
`

/** People who work side by side: each sends out circles, and the circles cross. The place comes from `className`. */
function Ripples({ className }: { className?: string }) {
  return (
    <Picture className={className} viewBox="0 0 1120 640" fill="none" aria-hidden="true">
      {ripples.map((path) => (
        <path key={path} d={path} stroke="var(--text)" strokeOpacity="0.17" />
      ))}
      <path d={link} stroke="var(--accent)" strokeWidth="2.5" />
      {others.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="6" fill="var(--text)" />
      ))}
      {you && <circle cx={you.x} cy={you.y} r="10" fill="var(--glow)" />}
    </Picture>
  )
}

const Box = styled.section`
  position: relative;
  padding-block: clamp(7rem, 5rem + 7vw, 11rem) 21rem;
  overflow: clip;
  /* The circles fade out above the figures. */
  &::before { content: ''; position: absolute; z-index: 1; inset: auto 0 0; height: 6rem; background: linear-gradient(transparent, var(--page) 85%); pointer-events: none; }
  @media (min-width: 40rem) { padding-bottom: 6rem; }
  @media (min-width: 60rem) { min-height: 42rem; padding-bottom: 7rem; }
`

/* Under the words on a phone; else beside them, where it leaves the page on the right. */
const Around = styled(Ripples)`
  left: calc(50% - 20.5rem);
  bottom: -3rem;
  width: 44rem;
  @media (min-width: 40rem) { left: calc(86vw - 23rem); bottom: -5.5rem; width: 50rem; }
  @media (min-width: 60rem) { left: calc(50vw - 12rem); top: calc(50% - 18rem); bottom: auto; width: 70rem; }
`

/* Width that the heading needs, in em, with some room: its one word cannot break, and is 6.2 em wide. */
const widest = 6.4

const Words = styled(Column)`
  position: relative;
  z-index: 1;
  display: grid;
  gap: 1.5rem;
  justify-items: start;
  h1 { margin-left: -0.035em; font-size: min(var(--text-poster), (100vw - ${gutters}) / ${widest}); line-height: 1; letter-spacing: -0.04em; }
  p { max-width: 29em; }
  @media (min-width: 40rem) and (max-width: 59.99rem) { p { max-width: 54%; } small { max-width: 20rem; } }
`

const Action = styled.div`
  display: grid;
  gap: 0.75rem;
  justify-items: start;
  small { color: var(--faint); font-size: var(--text-sm); }
  small > span { display: inline-block; }
`

export function Hero() {
  return (
    <Box>
      <Around />
      <Words>
        <h1>Communauté</h1>
        <Lede>
          {fr(
            "On révise mieux quand quelqu'un révise à côté. Une question à poser, une méthode à emprunter, une présence de l'autre côté de l'écran : la communauté sert à cela.",
          )}
        </Lede>
        <Action>
          <ButtonLink to={paths.joinDiscord} variant="primary">
            Rejoindre le Discord
          </ButtonLink>
          {communityServer === null && (
            <small>
              <span>Le Discord ouvre bientôt.</span>{' '}
              <span>{fr("La candidature, elle, part dès aujourd'hui.")}</span>
            </small>
          )}
        </Action>
      </Words>
    </Box>
  )
}
