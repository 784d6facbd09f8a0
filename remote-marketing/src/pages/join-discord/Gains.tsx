import styled from '@emotion/styled'
import { communityServer } from '../../parts/community-server.ts'
import { Column, rhythm } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'
import { useNearCharacter } from '../../parts/use-near-character.ts'

/** Half the size of the picture: everything in it is drawn around its middle. */
const half = 150
const days = 30
const rows = [1, 2, 3, 4]
const step = 51
const face = 22.5

/** A month as a ring: one stroke for each of its thirty days. */
const month = Array.from({ length: days }, (_, day) => {
  const angle = (2 * Math.PI * day) / days
  const at = (r: number) => `${(r * Math.sin(angle)).toFixed(1)} ${(-r * Math.cos(angle)).toFixed(1)}`
  return `M${at(132)}L${at(145)}`
}).join('')

/** Where the ten referrals are: a triangle of four rows. */
const places = rows.flatMap((count, row) =>
  Array.from({ length: count }, (_, i) => ({
    x: (i - (count - 1) / 2) * step,
    y: Math.round((row - 1.75) * step * Math.sin(Math.PI / 3)),
  })),
)

/** Seeds of the ten people. */
const seeds = ['p84', 'p5', 'p23', 'p41', 'p12', 'p9', 'p36', 'p7', 'p93', 'p26']

/** Ten referrals make one month: ten drawn people within a ring of thirty days. */
function Month() {
  const { ref, Person } = useNearCharacter<SVGSVGElement>()
  return (
    <svg
      ref={ref}
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      width={2 * half}
      height={2 * half}
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={month} stroke="var(--text)" strokeOpacity="0.35" strokeWidth="2.5" />
      {places.map(({ x, y }, at) => (
        <g key={seeds[at]} transform={`translate(${x} ${y})`}>
          <circle r={face} fill="var(--surface-3)" />
          {Person && <Person seed={seeds[at] ?? ''} x={-face} y={-face} width={2 * face} height={2 * face} />}
        </g>
      ))}
    </svg>
  )
}

const Band = styled.section`
  padding-block: clamp(3.5rem, 2rem + 5vw, 6rem);
  border-block: 1px solid var(--hairline);
  background: var(--surface-1);
  margin-bottom: calc(${rhythm} / 2);
`

/* The ring is between the two texts, which begin at one height in its middle; beside the heading on a tablet, and between heading and texts on a phone. */
const Sides = styled(Column)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem;
  h2 { font-size: var(--text-3xl); span { display: inline-block; } }
  svg { justify-self: center; width: min(18.75rem, 100%); height: auto; }
  @media (min-width: 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 2.5rem 3rem;
    h2 { align-self: center; font-size: var(--text-2xl); }
    svg { width: 15rem; }
  }
  @media (min-width: 60rem) {
    grid-template: auto 1fr auto 1fr / minmax(0, 1fr) auto minmax(0, 1fr);
    gap: 0 4rem;
    h2 { grid-column: 1 / -1; margin-bottom: 3rem; font-size: var(--text-3xl); text-align: center; }
    svg { grid-area: 2 / 2 / 5 / 2; width: 18.75rem; }
    div:first-of-type { grid-area: 3 / 1; justify-self: end; }
    div:last-of-type { grid-area: 3 / 3; justify-self: start; }
  }
`

const Gain = styled.div`
  display: grid;
  gap: 0.5rem;
  align-content: start;
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
        <h2>
          <span>Dix filleuls, un mois.</span> <span>Et du monde autour.</span>
        </h2>
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
