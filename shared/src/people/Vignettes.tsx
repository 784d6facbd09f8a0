import type { ReactNode } from 'react'
import { Figure } from './Figure.tsx'

const outline = { stroke: 'var(--outline)', strokeWidth: 1.5 } as const
const dashed = { ...outline, strokeDasharray: '5 5' } as const

/** A rounded rectangle: its corner, size and radius. */
const RoundedRect = (props: { x: number; y: number; w: number; h: number; r?: number; dashed?: boolean }) => (
  <rect
    x={props.x}
    y={props.y}
    width={props.w}
    height={props.h}
    rx={props.r ?? 8}
    {...(props.dashed ? dashed : { fill: 'var(--surface-3)', stroke: 'var(--hairline)' })}
  />
)

const Table = () => <path d="M12 184H308" stroke="var(--outline)" strokeWidth="3" />

const star = (x: number, y: number, r: number) =>
  `M${Array.from({ length: 10 }, (_, i) => {
    const angle = (Math.PI * i) / 5 - Math.PI / 2
    const reach = i % 2 ? r * 0.46 : r
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`
  }).join('L')}Z`

/** The light of the lamp behind a head: dark hair is seen on a dark ground. @param x and y are the middle of the head. */
const LampLight = ({ id, x, y }: { id: string; x: number; y: number }) => (
  <>
    <radialGradient id={id}>
      <stop offset="0.3" stopColor="var(--glow)" stopOpacity="0.42" />
      <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
    </radialGradient>
    <circle cx={x} cy={y} r="60" fill={`url(#${id})`} />
  </>
)

/** The people's scenes, on 320 × 200. The figures stand behind what is drawn after them. */
const scenes = {
  /** Somebody pins the last card onto their first board. */
  pins: (
    <>
      <rect x="98" y="14" width="210" height="154" rx="14" fill="var(--surface-2)" {...outline} />
      <RoundedRect x={110} y={26} w={88} h={52} />
      <path d="M122 66V54M134 66V44M146 66V58M158 66V48M170 66V40" stroke="var(--accent)" strokeWidth="5" />
      <RoundedRect x={206} y={26} w={90} h={52} />
      <circle cx="232" cy="52" r="15" stroke="var(--outline)" strokeWidth="4" />
      <path d="M232 37A15 15 0 1 1 219 59.5" stroke="var(--accent)" strokeWidth="4" />
      <path d="M258 46H284M258 58H276" stroke="var(--muted)" strokeOpacity="0.6" strokeWidth="4" />
      <RoundedRect x={110} y={86} w={58} h={70} />
      <path
        d="M122 102H156M122 118H150M122 134H156"
        stroke="var(--muted)"
        strokeOpacity="0.6"
        strokeWidth="4"
      />
      <RoundedRect x={176} y={86} w={120} h={70} dashed />
      <LampLight id="lamp-of-pins" x={62} y={104} />
      <Figure
        seed="p32"
        at={[62, 112]}
        radius={62}
        arms={[
          [
            [96, 158],
            [132, 178],
            [196, 142],
          ],
        ]}
      >
        <g transform="rotate(-5 236 116)">
          <rect x="186" y="88" width="104" height="58" rx="8" fill="var(--glow)" />
          <path d="M200 116H262M200 128H240" stroke="#3a2822" strokeOpacity="0.55" strokeWidth="4" />
          <circle cx="238" cy="96" r="6" fill="var(--coral)" />
          <circle cx="236.4" cy="94.4" r="1.8" fill="#fff" fillOpacity="0.8" />
        </g>
      </Figure>
      <Table />
    </>
  ),
  /** Somebody holds a plug and its socket, which have come apart. */
  unplugs: (
    <>
      <RoundedRect x={14} y={34} w={76} h={52} dashed />
      <RoundedRect x={230} y={34} w={76} h={52} dashed />
      <RoundedRect x={14} y={96} w={76} h={40} dashed />
      <RoundedRect x={230} y={96} w={76} h={40} dashed />
      <Figure
        seed="p40"
        at={[160, 88]}
        radius={66}
        arms={[
          [
            [122, 138],
            [84, 176],
            [122, 164],
          ],
          [
            [198, 138],
            [236, 176],
            [198, 164],
          ],
        ]}
      >
        <path
          d="M8 168C40 150 70 190 116 162M312 168C280 150 250 190 204 162"
          stroke="var(--accent)"
          strokeWidth="5"
        />
        <rect x="112" y="150" width="28" height="24" rx="7" fill="var(--accent)" />
        <path d="M140 157H149M140 167H149" stroke="var(--muted)" strokeWidth="4" />
        <rect x="178" y="150" width="30" height="24" rx="7" fill="var(--accent)" />
        <path d="M180 157H184M180 167H184" stroke="var(--on-accent)" strokeWidth="3" />
        <path d="M164 140V130M156 143 150 136M172 143 178 136" stroke="var(--glow)" strokeWidth="3.5" />
      </Figure>
      <Table />
    </>
  ),
  /** Somebody puts a star onto a tool. */
  stars: (
    <>
      <RoundedRect x={140} y={22} w={154} h={132} r={14} />
      <circle cx="182" cy="66" r="22" stroke="var(--outline)" strokeWidth="5" />
      <path d="M182 44A22 22 0 0 1 203 72" stroke="var(--accent)" strokeWidth="5" />
      <path d="M158 112H240M158 128H216" stroke="var(--muted)" strokeOpacity="0.6" strokeWidth="5" />
      <path d={star(262, 54, 24)} {...dashed} />
      <LampLight id="lamp-of-stars" x={86} y={98} />
      <Figure
        seed="p136"
        at={[86, 106]}
        radius={64}
        arms={[
          [
            [122, 152],
            [190, 168],
            [226, 98],
          ],
        ]}
      >
        <path d={star(238, 78, 25)} fill="var(--glow)" stroke="var(--glow)" strokeWidth="4" />
      </Figure>
      <Table />
    </>
  ),
  /** Somebody listens to music beside a bell that rests. */
  rests: (
    <>
      <path d="M232 92C248 80 252 64 246 50M250 100C274 84 282 58 272 36" {...dashed} />
      <Figure
        seed="p166"
        at={[138, 96]}
        radius={66}
        arms={[
          [
            [100, 146],
            [84, 192],
            [134, 178],
          ],
          [
            [176, 146],
            [192, 192],
            [146, 178],
          ],
        ]}
      />
      <path
        d="M216 176C226 168 226 158 227 146A22 22 0 0 1 271 146C272 158 272 168 282 176Z"
        fill="var(--glow)"
      />
      <path d="M249 118V124" stroke="var(--glow)" strokeWidth="8" />
      <path d="M240 178A9 7 0 0 0 258 178Z" fill="var(--amber)" />
      <Table />
    </>
  ),
  /** Somebody draws the first column of a chart. */
  draws: (
    <>
      <rect x="112" y="18" width="196" height="150" rx="14" fill="var(--surface-2)" {...outline} />
      {[54, 38, 78, 62, 96].map((height, i) => (
        <rect key={height} x={190 + i * 23} y={152 - height} width="15" height={height} rx="4" {...dashed} />
      ))}
      <rect x="165" y="112" width="15" height="40" rx="4" fill="var(--accent)" />
      <path d="M126 153H296" {...outline} />
      <Figure
        seed="p72"
        at={[66, 106]}
        radius={64}
        arms={[
          [
            [102, 152],
            [120, 186],
            [146, 142],
          ],
        ]}
      >
        <path d="M138 158 164 122" stroke="var(--glow)" strokeWidth="6" />
        <path d="M164 122 169 115" stroke="var(--text)" strokeWidth="3" />
      </Figure>
      <Table />
    </>
  ),
  /** Somebody plants a flag on the step that they have reached, beside two others. */
  reaches: (
    <>
      {/* They end behind the step: what is as low as its foot would show a seam there. */}
      <clipPath id="behind-step">
        <path d="M0-40H320V170H0Z" />
      </clipPath>
      <g clipPath="url(#behind-step)">
        <Figure seed="p144" at={[58, 122]} radius={44} />
        <Figure seed="p120" at={[262, 122]} radius={44} />
        <Figure
          seed="p117"
          at={[150, 88]}
          radius={58}
          arms={[
            [
              [182, 130],
              [222, 140],
              [214, 96],
            ],
          ]}
        >
          <path d="M214 132V26" stroke="var(--text)" strokeWidth="5" />
          <path d="M217 28C236 20 246 40 266 30V64C246 74 236 54 217 62Z" fill="var(--glow)" />
        </Figure>
      </g>
      <path
        d="M12 182V166Q12 158 20 158H96V144Q96 136 104 136H222Q230 136 230 144V158H300Q308 158 308 166V182Z"
        fill="var(--surface-3)"
        {...outline}
        strokeWidth="2.5"
      />
    </>
  ),
  /** Somebody at the support answers a letter. */
  answers: (
    <>
      <path
        d="M204 24H292Q304 24 304 36V76Q304 88 292 88H238L218 106V88H204Q192 88 192 76V36Q192 24 204 24Z"
        fill="var(--surface-3)"
        {...outline}
      />
      <path d="M212 48H284M212 66H260" stroke="var(--accent)" strokeWidth="6" />
      <Figure seed="p172" at={[128, 92]} radius={66} />
      <path
        d="M92 132H196Q202 132 203 138L208 184H80L85 138Q86 132 92 132Z"
        fill="var(--surface-2)"
        {...outline}
      />
      <circle cx="144" cy="158" r="6" fill="var(--accent)" />
      <path
        d="M252 150H284V170Q284 182 272 182H264Q252 182 252 170ZM284 156H290Q298 158 294 166 291 172 284 171"
        fill="var(--glow)"
        stroke="var(--glow)"
        strokeWidth="3"
      />
      <path d="M262 142Q256 134 262 128M274 142Q268 134 274 128" stroke="var(--muted)" strokeWidth="3" />
      <Table />
    </>
  ),
} satisfies Record<string, ReactNode>

/** What the person of a vignette does. */
export type VignetteName = keyof typeof scenes

/** The drawing of a vignette. */
export function Vignettes({ of }: { of: VignetteName }) {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" fill="none" strokeLinecap="round" strokeLinejoin="round">
      {/* The figures end where the table does. */}
      <clipPath id={`vignette-${of}`}>
        <path d="M0-40H320V184H0Z" />
      </clipPath>
      <g clipPath={`url(#vignette-${of})`}>{scenes[of]}</g>
    </svg>
  )
}
