import styled from '@emotion/styled'
import { communityServer } from '../../parts/community-server.ts'
import { Column, rhythm } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'

/** Half the size of the picture: everything in it is drawn around its middle. */
const half = 110

const days = 30
const rows = [1, 2, 3, 4]
const step = 34

/** A month as a ring: one stroke for each of its thirty days. */
const month = Array.from({ length: days }, (_, day) => {
  const angle = (2 * Math.PI * day) / days
  const at = (r: number) => `${(r * Math.sin(angle)).toFixed(1)} ${(-r * Math.cos(angle)).toFixed(1)}`
  return `M${at(92)}L${at(104)}`
}).join('')

/** Ten referrals as a triangle of four rows: strokes without length, which a round cap makes dots of. */
const ten = rows
  .flatMap((count, row) =>
    Array.from({ length: count }, (_, i) => {
      const x = (i - (count - 1) / 2) * step
      const y = (row - 1.7) * step * Math.sin(Math.PI / 3)
      return `M${x.toFixed(1)} ${y.toFixed(1)}h.01`
    }),
  )
  .join('')

/** Ten referrals make one month: ten dots within a ring of thirty days. */
function Month() {
  return (
    <svg
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      width={2 * half}
      height={2 * half}
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={month} stroke="var(--text)" strokeOpacity="0.35" strokeWidth="2" />
      <path d={ten} stroke="var(--warm)" strokeWidth="13" />
    </svg>
  )
}

const Band = styled.section`
  padding-block: clamp(3.5rem, 2rem + 5vw, 6rem);
  border-block: 1px solid var(--hairline);
  background: var(--surface-1);
  margin-bottom: calc(${rhythm} / 2);
`

/* The ring between the two, on a phone above them. */
const Sides = styled(Column)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem;
  justify-items: center;
  h2 { font-size: var(--text-3xl); text-align: center; }
  svg { height: auto; }
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    gap: 3rem 4rem;
    align-items: center;
    h2 { grid-column: 1 / -1; }
    svg { grid-area: 2 / 2; }
    div:first-of-type { justify-self: end; }
    div:last-of-type { justify-self: start; }
  }
`

const Gain = styled.div`
  display: grid;
  gap: 0.5rem;
  max-width: 24rem;
  h3 { font-size: var(--text-lg); }
  a { display: inline-block; padding-block: 0.625rem; font-weight: 600; text-underline-offset: 0.25em; }
  p { color: var(--muted); }
`

/** What an ambassador gets. `server` is the address of the community's server, where there is one. */
export function Gains({ server = communityServer }: { server?: string | null }) {
  return (
    <Band>
      <Sides>
        <h2>Dix filleuls, un mois. Et du monde autour.</h2>
        <Month />
        <Gain>
          <h3>Les récompenses</h3>
          <p>
            {fr(
              "Dès le niveau Campus, un mois offert par dizaine de filleuls. S'y ajoutent des goodies exclusifs, et chaque niveau garde les avantages du précédent.",
            )}
          </p>
        </Gain>
        <Gain>
          <h3>La communauté</h3>
          <p>
            {fr(
              server
                ? "500+ ambassadeurs actifs et un Discord où l'on révise à plusieurs. Ni quota ni calendrier : on en parle quand on en a envie."
                : "500+ ambassadeurs actifs. Le Discord n'est pas encore ouvert ; ta candidature, elle, peut partir aujourd'hui. Ni quota ni calendrier : on en parle quand on en a envie.",
            )}
          </p>
          {server && (
            <a href={server} rel="noreferrer">
              Ouvrir le Discord
            </a>
          )}
        </Gain>
      </Sides>
    </Band>
  )
}
