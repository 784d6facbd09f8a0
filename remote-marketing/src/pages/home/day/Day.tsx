import styled from '@emotion/styled'
import { Column, Lede, Section } from '../../../parts/layout.ts'
import { fr } from '../../../parts/typography.ts'
import { Curve, dots } from './Curve.tsx'
import { Moment } from './Moment.tsx'
import { moments } from './moments.ts'

/** Where each text begins, in px: under the line, on the whole width that the text takes. */
const hangs = [200, 158, 258, 262] as const

const Head = styled.div`
  display: grid;
  gap: 1rem;
  h2 { max-width: 15em; }
`

const Moments = styled.ol`
  position: relative;
  display: grid;
  margin-top: 3rem;
  @media (min-width: 60rem) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  li { padding-right: 1.75rem; }
`

const Box = styled(Section)`
  overflow-x: clip;
`

export function Day() {
  return (
    <Box>
      <Column>
        <Head>
          <h2>{fr("Votre espace personnel suit l'énergie de vos journées.")}</h2>
          <Lede>{fr('Les mêmes outils, du premier cours à la lampe du soir : chacun a son heure.')}</Lede>
        </Head>
        <Moments>
          <Curve />
          {moments.map(({ hour, tool, title, text }, i) => (
            <Moment key={hour} at={dots[i] ?? 0} hang={hangs[i] ?? 0} data-last={i === 3 || undefined}>
              <span data-hour>{hour}</span>
              <h3>{title}</h3>
              <p>{text}</p>
              <small>{tool}</small>
            </Moment>
          ))}
        </Moments>
      </Column>
    </Box>
  )
}
