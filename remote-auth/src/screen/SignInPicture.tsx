import styled from '@emotion/styled'
import { Circle, CircleCheck } from 'lucide-react'

const icon = { size: 24, strokeWidth: 1.75, 'aria-hidden': true } as const

const rings = [90, 170, 262, 366, 482, 610]

const Picture = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 2rem;
  /* Its light reaches under the link in the header. */
  pointer-events: none;
  & > svg { position: absolute; z-index: -1; top: 0.4375rem; left: 50%; width: 60rem; max-width: none; height: 60rem; translate: -50% -50%; mask: radial-gradient(closest-side, #000 20%, transparent 92%); }
  & > i { width: 0.875rem; height: 0.875rem; margin-bottom: 2.5rem; border-radius: var(--radius-pill); background: var(--warm); box-shadow: 0 0 0 0.5rem color-mix(in srgb, var(--warm) 16%, transparent); }
  & > p { max-width: 22em; font: 650 var(--text-xl) / 1.25 var(--font-display); letter-spacing: -0.01em; text-align: center; text-wrap: balance; }
  @media print, (forced-colors: active) { & > svg, & > i { display: none; } }
`

const Board = styled.div`
  width: min(100%, 24rem);
  padding: 0.5rem 1.375rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: linear-gradient(color-mix(in srgb, var(--warm) 7%, transparent), transparent 55%), var(--surface-1);
  box-shadow: var(--shadow);
  p {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.75rem;
    padding: 0.875rem 0;
    font-variant-numeric: tabular-nums;
  }
  p + p { border-top: 1px solid var(--hairline); }
  p:first-of-type { grid-template-columns: 1fr auto; font-weight: 600; }
  small { color: var(--muted); font-size: var(--text-sm); }
  b { color: var(--warm); font-weight: 600; }
  svg { width: 1.5rem; height: 1.5rem; }
  [data-done] { color: var(--muted); }
`

/** An evening's board under the lamp, beside the sign-in card of a wide window. A picture: screen readers pass over it. */
export function SignInPicture({ className }: { className?: string }) {
  return (
    <Picture className={className} aria-hidden="true">
      <svg viewBox="-640 -640 1280 1280" fill="none" aria-hidden="true">
        <defs>
          <radialGradient id="sign-in-light">
            <stop stopColor="var(--warm)" stopOpacity="0.2" />
            <stop offset="0.5" stopColor="var(--warm)" stopOpacity="0" />
          </radialGradient>
        </defs>
        <circle r="640" fill="url(#sign-in-light)" />
        {rings.map((radius) => (
          <circle key={radius} r={radius} stroke="var(--text)" strokeOpacity="0.13" />
        ))}
      </svg>
      <i />
      <Board>
        <p>
          Ce soir <small>22 h</small>
        </p>
        <p data-done="">
          <CircleCheck {...icon} color="var(--mint)" />
          Relire le chapitre 4 <small>fait</small>
        </p>
        <p>
          <svg viewBox="0 0 24 24" fill="none" strokeWidth="2.5" strokeLinecap="round" aria-hidden="true">
            <circle cx="12" cy="12" r="9.5" stroke="var(--hairline)" />
            <path d="M12 2.5A9.5 9.5 0 1 1 3 9" stroke="var(--warm)" />
          </svg>
          Exercices 12 à 15 <b>18:04</b>
        </p>
        <p>
          <Circle {...icon} color="var(--outline)" />
          Préparer le sac de demain
        </p>
      </Board>
      <p>Plus que deux choses, et vous pourrez éteindre.</p>
    </Picture>
  )
}
