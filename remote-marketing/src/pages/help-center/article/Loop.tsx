import styled from '@emotion/styled'
import { Maximize2, Pause, Play } from 'lucide-react'
import { useRef, useState, useSyncExternalStore } from 'react'
import { fr } from '../../../parts/typography.ts'
import type { ListedArticle } from '../content/article-list.ts'
import { loopSeconds } from '../content/loop-seconds.ts'
import { canEnlarge, enlarge } from './enlarge.ts'
import { useLoopPlayback } from './use-loop-playback.ts'

declare const __webpack_public_path__: string

/** Where the files of this release are. The server does not know: there the build has no address. */
const filesOfRelease = () => (typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '/')
const nothingChanges = () => () => undefined

const Figure = styled.figure`
  padding: 0.5rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: var(--surface-1);
`

/** Where a film acts, if not in the middle. */
const sides: Readonly<Record<string, 'left' | 'right'>> = {
  'deplacer-au-clavier': 'left',
  'dupliquer-un-tableau': 'right',
  'enchainer-des-seances': 'right',
}

/*
 * A screen is dark in a light room too: its frame is the room’s. A phone shows the half of the film where it acts, so that its
 * words can be read, and a little lighter; its whole screen shows all of it.
 */
const Screen = styled.div`
  --side: -0.3125rem;
  --sign: 2.75rem;
  position: relative;
  aspect-ratio: 8 / 5;
  border-radius: calc(var(--radius-card) - 0.5rem);
  video { display: block; width: 100%; height: 100%; border-radius: inherit; background: var(--surface-1); object-fit: cover; }
  video:fullscreen { border-radius: 0; object-fit: contain; }
  video::cue { font-size: 0.9375rem; }
  @media (max-width: 39.99rem) {
    aspect-ratio: 4 / 5;
    video:not(:fullscreen) { filter: brightness(1.3); }
    /* A film that waits fades into the dark where it is cut. While it plays, its subtitles need the whole width. */
    &::before { content: ''; position: absolute; z-index: 1; inset: 0; border-radius: inherit; background: linear-gradient(to right, var(--fade-left, rgb(0 0 0 / 0.85)), transparent 18% 82%, var(--fade-right, rgb(0 0 0 / 0.85))); pointer-events: none; transition: opacity var(--fast) var(--ease); }
    &:has([data-acts='left']) { --fade-left: transparent; }
    &:has([data-acts='right']) { --fade-right: transparent; }
    &:has([data-playing], video:fullscreen)::before { opacity: 0; }
    [data-acts='left'] { object-position: left; }
    [data-acts='right'] { object-position: right; }
  }
`

/* The whole film can be pressed. Its sign is beside the caption: over the film it would hide the subtitles. */
const Enlarge = styled.button`
  position: absolute;
  inset: 0;
  width: 100%;
  border: 0;
  border-radius: inherit;
  background: none;
  color: var(--muted);
  cursor: zoom-in;
  &:focus-visible { outline-offset: -4px; border-radius: inherit; }
  span { position: absolute; top: calc(100% + 0.5rem); right: var(--side); display: grid; place-items: center; width: var(--sign); height: var(--sign); border-radius: var(--radius-control); }
  @media (hover: hover) { &:hover span { background: var(--surface-3); color: var(--text); } }
`

/* Before the caption: on the film it would hide a part of what is shown. */
const PlayButton = styled.button`
  position: absolute;
  top: calc(100% + 0.5rem);
  left: 0;
  display: grid;
  place-items: center;
  width: var(--sign);
  height: var(--sign);
  border: 0;
  border-radius: var(--radius-pill);
  background: var(--accent-deep);
  color: var(--on-accent);
  cursor: pointer;
  transition: background-color var(--fast) var(--ease);
  &:disabled { cursor: progress; }
  @media (hover: hover) { &:not([data-playing]):hover:not(:disabled) { background: var(--accent-deep-hover); } }
  &[data-playing] { background: var(--surface-3); color: var(--text); }
`

const Caption = styled.figcaption`
  display: grid;
  align-content: center;
  min-height: 3.25rem;
  padding: 0.5rem 3rem 0 3.75rem;
  color: var(--faint);
  font-size: var(--text-sm);
  line-height: 1.5;
  text-wrap: pretty;
  &[data-alone] { padding-left: 0.5rem; }
`

interface LoopProps {
  article: ListedArticle
}

/** The silent film of a tutorial. Its captions are the steps of the article, so that it can be missing without a loss. */
export default function Loop({ article: { name, title } }: LoopProps) {
  const film = useRef<HTMLVideoElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const files = useSyncExternalStore(nothingChanges, filesOfRelease, () => null)
  const file = files === null ? undefined : `${files}tutorials/${name}`
  const { isPlaying, setPlaying, toggle } = useLoopPlayback(film, file)
  const seconds = loopSeconds[name]
  if (seconds === undefined) return null
  const Sign = isPlaying ? Pause : Play
  return (
    <Figure>
      <Screen>
        <video
          ref={film}
          aria-label={fr(`Film muet : ${title}`)}
          poster={file && `${file}.webp`}
          src={file && `${file}.mp4`}
          data-acts={sides[name]}
          preload="none"
          crossOrigin="anonymous"
          muted
          loop
          playsInline
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onError={() => setFailed(true)}
        >
          {file && <track kind="captions" srcLang="fr" label="Français" src={`${file}.vtt`} default />}
        </video>
        {file && !hasFailed && canEnlarge() && (
          <Enlarge
            type="button"
            aria-label="Voir le film en plein écran"
            onClick={async () => film.current && setRefused(!(await enlarge(film.current)))}
          >
            <span>
              <Maximize2 size={18} strokeWidth={1.75} aria-hidden="true" />
            </span>
          </Enlarge>
        )}
        {/* The first HTML comes before the code that plays: the button is disabled then, but looks the same. */}
        {!hasFailed && (
          <PlayButton
            type="button"
            aria-label={isPlaying ? 'Mettre en pause' : 'Lire le film'}
            data-playing={isPlaying ? '' : undefined}
            disabled={!file}
            onClick={toggle}
          >
            <Sign size={20} strokeWidth={1.75} aria-hidden="true" />
          </PlayButton>
        )}
      </Screen>
      <Caption data-alone={hasFailed || undefined}>
        {hasFailed || isRefused ? (
          <span role="status">
            {fr(
              hasFailed
                ? 'Le film n’a pas pu être chargé. Les étapes disent tout ce qu’il montre.'
                : 'Le plein écran ne s’est pas ouvert. Appuyez sur le film pour réessayer.',
            )}
          </span>
        ) : (
          fr(`${seconds} secondes, en boucle et sans son. Les sous-titres sont les étapes.`)
        )}
      </Caption>
    </Figure>
  )
}
