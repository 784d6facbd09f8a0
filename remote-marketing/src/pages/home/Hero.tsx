import { paths } from '@cadence/shared/router'
import { ButtonLink } from '@cadence/shared/ui'
import { Echo } from '@cadence/shared/ui/echo'
import styled from '@emotion/styled'
import { DashboardDrawing } from '../../parts/dashboard-drawing/DashboardDrawing.tsx'
import { phone } from '../../parts/dashboard-drawing/phone-query.ts'
import { Column, gutters, Lede } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'

const Box = styled.section`
  position: relative;
  padding-block: 5.75rem 2rem;
  overflow-x: clip;
  /* The shadow of the board reaches into the next section. */
  clip-path: inset(0 0 -4rem);
  @media (min-width: 48rem) { padding-block: 6.5rem 2.125rem; }
  @media (min-width: 60rem) {
    padding-block: 7rem 8rem;
    clip-path: inset(0);
    /* The light of the lamp ends above the next heading. */
    &::after { content: ''; position: absolute; inset: auto 0 -1px; height: 6rem; background: linear-gradient(transparent, var(--page) 90%); pointer-events: none; }
  }
`

const Split = styled(Column)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem;
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 44fr) minmax(0, 52fr);
    column-gap: 4%;
    align-items: start;
  }
`

/*
 * Where the heading breaks: three lines on a phone, two on a tablet, four beside the picture. The lines of each are so long that the
 * size follows from its column: 7.42, 8.7 and 4.8 em. Beside the picture it also leaves room for the buttons in a low window.
 */
const widest = { phone: 7.6, tablet: 8.85, desktop: 4.9 }

const Words = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  gap: 1.5rem;
  justify-items: start;
  h1 {
    margin-left: -0.03em;
    font-size: min(4rem, (100vw - ${gutters}) / ${widest.phone});
    line-height: 1;
    letter-spacing: -0.035em;
    overflow-wrap: break-word;
    @media (min-width: 40rem) { font-size: min(6rem, (100vw - ${gutters}) / ${widest.tablet}); }
    @media (min-width: 60rem) { font-size: clamp(3rem, min((100vw - ${gutters}) * 0.44 / ${widest.desktop}, 16vh - 2.9rem), 6.5rem); }
  }
  h1 span { white-space: nowrap; @media (min-width: 60rem) { white-space: normal; } }
`

const Version = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  color: var(--muted);
  font-size: var(--text-sm);
  &::before { content: ''; width: 0.5rem; height: 0.5rem; border-radius: var(--radius-pill); background: var(--mint); }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: 0.25rem;
`

const Claim = styled.p`
  color: var(--faint);
  font-size: var(--text-sm);
  strong { color: var(--text); font-weight: 600; }
`

/* On a desktop the board leaves the column on the right, up to the edge of the window. */
const Desk = styled.div`
  @media (min-width: 40rem) { position: relative; }
  @media (min-width: 60rem) { width: min(50vw + 1.5rem, 52vw); }
`

/*
 * At the lower left corner of the board; on a tablet above its upper right one, beside the buttons, and on a phone beside the first
 * two lines of the heading. There its outer ring ends at the edge of the column.
 */
const Lamp = styled(Echo)`
  right: -22.05rem;
  bottom: calc(100% - 26.75rem);
  background: radial-gradient(closest-side, color-mix(in srgb, var(--glow) 38%, transparent), color-mix(in srgb, var(--glow) 12%, transparent) 22%, transparent 50%);
  /* A wider ring would run through the text. */
  @media (max-width: 59.99rem) { path { clip-path: circle(15%); } }
  ${phone} { right: -26rem; path { clip-path: circle(8%); } }
  @media (max-width: 39.99rem) { inset: -19.4rem -20rem auto auto; width: 48rem; height: 48rem; }
  @media (max-width: 22.49rem) { path { display: none; } }
  @media (min-width: 60rem) { inset: auto auto -29rem -31.5rem; }
`

export function Hero() {
  return (
    <Box>
      <Split>
        <Words>
          <Version>Version 1.0 Disponible</Version>
          <h1>
            {fr('Une\u00a0chose à\u00a0la\u00a0fois, ')}
            <span>{fr('à\u00a0votre cadence.')}</span>
          </h1>
          <Lede>
            {fr(
              "Il est 22 h, l'examen est vendredi et tout semble urgent. Cadence réunit tâches, planning, minuteur et humeur du jour sur un seul écran, que vous rangez comme votre table de travail.",
            )}
          </Lede>
          <Actions>
            <ButtonLink to={paths.register} variant="primary">
              Créer mon espace
            </ButtonLink>
            <ButtonLink to={paths.discover}>Voir les outils</ButtonLink>
          </Actions>
          <Claim>
            <strong>{fr('Plus de 50 000 utilisateurs actifs')}</strong>
            {fr(', et\u00a0un\u00a0accès\u00a0gratuit\u00a0au\u00a0site.')}
          </Claim>
        </Words>
        <Desk aria-hidden="true">
          <Lamp />
          <DashboardDrawing />
        </Desk>
      </Split>
    </Box>
  )
}
