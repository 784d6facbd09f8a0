import { arc } from '../../src/parts/svg-arc.ts'
import { svg } from '../markup.ts'
import { display, tokens } from '../tokens.ts'

const { surface1, surface2, surface3, text, faint, accent, warm, outline } = tokens

const tasks = [
  { text: 'Relire le cours', done: true },
  { text: 'Exercices 12 à 15', done: true },
  { text: 'Fiche formules', done: false },
]

const box = (done: boolean) =>
  svg(
    28,
    28,
    `<rect x="2" y="2" width="24" height="24" rx="7" stroke="${done ? accent : outline}" stroke-width="2.5"/>${done ? `<path d="m8.5 14.5 4 4 7.5-9" stroke="${accent}" stroke-width="2.5"/>` : ''}`,
    'left:28px;top:0',
  )

const face = (smile: number, chosen: boolean) =>
  `<g stroke="${chosen ? warm : faint}" stroke-width="3"><circle cx="24" cy="24" r="20"/><path d="M16 30Q24 ${26 + smile * 4.4} 32 30M18 18v.01M30 18v.01"/></g>`

const taskLine = ({ text: words, done }: (typeof tasks)[number], i: number) =>
  `<div style="left:0;top:${84 + i * 46}px;width:420px;height:28px">${box(done)}<div class="task" style="color:${done ? faint : text};${done ? 'text-decoration:line-through' : ''}">${words}</div></div>`

const faces = [0, 1, 2, 3, 4]
  .map((smile) => svg(48, 48, face(smile, smile === 2), `left:${24 + smile * 64}px;top:84px`))
  .join('')

const dial = svg(
  200,
  200,
  `<g stroke-width="11"><circle cx="100" cy="100" r="90" stroke="${surface3}"/><path d="${arc(100, 100, 90, 0.72)}" stroke="${accent}"/></g>`,
  'left:24px;top:86px',
)

/** The ring of the session, and the lamp in it. */
const lamp = svg(
  76,
  76,
  `<g stroke-width="5"><circle cx="38" cy="38" r="34" stroke="${surface3}"/><path d="${arc(38, 38, 34, 0.72)}" stroke="${accent}"/></g><circle cx="38" cy="38" r="8" fill="${warm}"/>`,
  'left:28px;top:22px',
)

/** The dashboard by lamplight: a session under way, what is left to do, how one feels. It goes on beyond the edge. */
export const home = `<style>
.board{left:590px;top:76px;width:760px;height:640px;border-radius:28px;background:${surface1};border:2px solid ${surface3}}
.tile{border-radius:22px;background:${surface2};border:2px solid ${surface3}}
.lit{border-color:${warm}66}
.band{background:radial-gradient(circle 230px at 66px 60px, ${warm}52, ${warm}00)}
.now{left:132px;top:26px;color:${warm};font-size:21px;font-weight:600;line-height:1.2}
.name{left:26px;top:24px;${display}font-size:24px;line-height:1}
.subject{left:132px;top:54px;${display}font-size:33px;line-height:1.2;white-space:pre}
.time{left:0;width:248px;top:156px;text-align:center;${display}font-size:58px;line-height:1}
.pause{left:60px;top:306px;width:128px;height:50px;border-radius:25px;background:${surface3};color:${text};font-size:22px;font-weight:600;text-align:center;line-height:50px}
.task{left:70px;top:0;font-size:23px;line-height:28px;white-space:pre}
</style>
<div class="board">
<div class="tile lit" style="left:22px;top:22px;width:760px;height:124px"><div class="band" style="left:0;top:0;width:756px;height:120px;border-radius:20px"></div>${lamp}<div class="now">Séance en cours</div><div class="subject">Maths, chapitre 4</div></div>
<div class="tile lit" style="left:22px;top:164px;width:252px;height:388px"><div class="name">Timer</div>${dial}<div class="time">18:04</div><div class="pause">Pause</div></div>
<div class="tile" style="left:292px;top:164px;width:490px;height:236px"><div class="name">To-do List</div>${tasks.map(taskLine).join('')}</div>
<div class="tile" style="left:292px;top:418px;width:490px;height:180px"><div class="name">Mood Check</div>${faces}</div>
</div>`
